import { temporaryFolder } from '#server/db/temporaryFolder';
import autocannon from 'autocannon';
import { preparePeople } from './people';
import { startServer, startReference, databaseCpu } from './testServer';
import { balanceReads, depositPairs, withdrawalPairs } from './traffic';
const dataDir = `${await temporaryFolder('sala-bench')}/data`;
const people = await preparePeople(dataDir);
const server = await startServer(dataDir, process.argv[2]!);
const reference = await startReference(dataDir);
for (const [name, load, n] of [['select', { url: reference.origin + '/select' }, 3000], ['insert', { url: reference.origin + '/insert', method: 'POST' }, 1500], ['balance', { url: server.origin, ...balanceReads(people) }, 5000], ['deposit', { url: server.origin, ...depositPairs(people) }, 1200], ['withdraw', { url: server.origin, ...withdrawalPairs(people) }, 1200]] as const) {
  for (let k = 0; k < 2; k++) {
    const a = server.cpu() + reference.cpu(), d = databaseCpu(dataDir);
    const r = await autocannon({ connections: 50, ...load, amount: n } as never) as never as { requests: { total: number; average: number }; non2xx: number; latency: { p99: number } };
    const t = r.requests.total;
    console.log(name, 'node', ((server.cpu() + reference.cpu() - a) / t).toFixed(3), 'pg', ((databaseCpu(dataDir) - d) / t).toFixed(3), r.requests.average, r.latency.p99, r.non2xx);
  }
}
await reference.stop(); await server.stop();
