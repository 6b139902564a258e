import { parseArgs } from 'node:util';
import { hostTable } from '#core/brand/host';
import { loadBrands } from '#scripts/brands/load';
// Not the scripts' own root, because the compiled command is nested deeper than its source.
import { projectRoot } from '#server/platform/root';
import { UsageError } from './usage';

export interface Options {
  readonly words: readonly string[];
  readonly url: string;
  readonly brandId: string;
  readonly status?: string;
  readonly limit?: string;
  readonly cursor?: string;
  readonly reason?: string;
  readonly message?: string;
  readonly until?: string;
  readonly role?: string;
  /** Of an adjustment. */
  readonly kind?: string;
  /** Of an announcement: its text, link and audience. */
  readonly detail?: string;
  readonly link?: string;
  readonly for?: string;
  /** Of an announcement: opens automatically. */
  readonly popup: boolean;
  readonly refund: boolean;
  /** For a deposit: the bank line that paid it, or that there is none. */
  readonly line?: string;
  readonly withoutLine: boolean;
  /** The money is not the transfer of a credit with a similar amount and time. */
  readonly another: boolean;
  /** Filters of bank lines: baht, days in Bangkok, id of a company account. */
  readonly amount?: string;
  readonly from?: string;
  readonly to?: string;
  readonly account?: string;
  /** Of a company account. */
  readonly promptpay?: string;
  /** Of a staff role: at all brands. */
  readonly all: boolean;
}

const text = { type: 'string' } as const;
const off = { type: 'boolean', default: false } as const;

/** Reads the command line. @throws UsageError for what it cannot mean. */
export function options(args: readonly string[], env: NodeJS.ProcessEnv): Options {
  const { positionals, values } = parse(args);
  const url = values.url ?? env['OPS_URL'] ?? 'http://127.0.0.1:4400';
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new UsageError(`"${url}" is no address: write http://host:port.`);
  const { brand, 'without-line': withoutLine, ...rest } = values;
  return { ...rest, withoutLine, words: positionals, url, brandId: brandOf(brand, url) };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      // npm leaves its own separator in place when a runner stands between.
      args: args[0] === '--' ? args.slice(1) : [...args],
      allowPositionals: true,
      options: {
        url: text,
        brand: text,
        status: text,
        limit: text,
        cursor: text,
        reason: text,
        message: text,
        until: text,
        role: text,
        kind: text,
        detail: text,
        link: text,
        for: text,
        line: text,
        amount: text,
        from: text,
        to: text,
        account: text,
        promptpay: text,
        another: off,
        'without-line': off,
        refund: off,
        all: off,
        popup: off,
      },
    });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause));
  }
}

/** Stops here, because a server uses its default brand for an unknown one. */
function brandOf(id: string | undefined, url: string): string {
  const brands = loadBrands(projectRoot).brands.map(({ brand }) => brand);
  if (id === undefined) return hostTable(brands).brandFor(new URL(url).host).id;
  if (!brands.some((brand) => brand.id === id)) {
    throw new UsageError(
      `No brand is called "${id}"; there are ${brands.map((brand) => brand.id).join(', ')}.`,
    );
  }
  return id;
}

/** The reason as part of a body. @throws UsageError when it is missing. */
export function reasonOf({ reason }: Options): { readonly reason: string } {
  if (!reason) throw new UsageError('A reason is required: --reason <text>.');
  return { reason };
}

/** @returns a word of the command line. @throws UsageError that names `what` when it is missing. */
export function word({ words }: Pick<Options, 'words'>, index: number, what: string): string {
  const found = words[index];
  if (found === undefined) throw new UsageError(`${words.join(' ')} needs ${what}.`);
  return found;
}
