import dns from 'node:dns';

/**
 * Resolves `*.localhost` in Node as browsers do, because many systems' resolvers know only `localhost`. Imported for
 * its side effect.
 */
const isLocal = (name: unknown): boolean => typeof name === 'string' && name.endsWith('.localhost');
const loopback = { address: '127.0.0.1', family: 4 };

type Lookup = (name: string, options: unknown, done?: (...answer: unknown[]) => void) => void;

const { lookup } = dns as unknown as { lookup: Lookup };
const answer: Lookup = (name, options, done) => {
  if (!isLocal(name)) return lookup(name, options, done);
  const reply = (typeof options === 'function' ? options : done) as (...answer: unknown[]) => void;
  const all = typeof options === 'object' && options !== null && 'all' in options && options.all === true;
  process.nextTick(() => (all ? reply(null, [loopback]) : reply(null, loopback.address, loopback.family)));
};
Object.assign(dns, { lookup: answer });

const { lookup: lookupPromise } = dns.promises;
Object.assign(dns.promises, {
  lookup: async (name: string, options?: dns.LookupAllOptions) => {
    if (!isLocal(name)) return lookupPromise(name, options ?? {});
    return options?.all ? [loopback] : loopback;
  },
});
