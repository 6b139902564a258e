import { build, mergeConfig } from 'vite';
import cfg from '../vite.config.ts';
const base = structuredClone ? { ...(cfg as any), build: { ...(cfg as any).build, rolldownOptions: undefined } } : cfg;
const shared = process.argv[2] ? JSON.parse(process.argv[2]) : {};
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
const groups = [
  { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 3 },
  { name: 'core', tags: ['$initial'], priority: 2 },
  ...(process.argv[3]==='rhf' ? [{ name: 'forms', test: /node_modules\/react-hook-form/, priority: 1.5 }] : []),
  { name: 'shared', priority: 1, ...shared, ...(process.argv[4] ? {test: new RegExp(process.argv[4])}:{}) },
];
await build(mergeConfig(base, { configFile: false, root: '/work/main', configLoader: 'runner', logLevel: 'error', publicDir: false, build: { outDir: '/tmp/ops/try', emptyOutDir: true, manifest: true, reportCompressedSize: false, rolldownOptions: { output: { codeSplitting: { groups } } } } }) as never);
const m = JSON.parse(readFileSync('/tmp/ops/try/.vite/manifest.json','utf8'));
const br = (f: string) => brotliCompressSync(readFileSync('/tmp/ops/try/'+f)).length;
const graph = (k: string, s = new Set<string>()): Set<string> => { if (s.has(k)) return s; s.add(k); for (const i of m[k].imports ?? []) graph(i, s); return s; };
for (const k of ['index.html','src/app/routes/LandingPage.tsx','src/app/routes/LoginPage.tsx','src/app/routes/DashboardPage.tsx','src/app/routes/DepositPage.tsx']) {
  const g = [...graph(k)]; for (const x of graph('index.html')) if (!g.includes(x)) g.push(x);
  console.log(k, g.length, 'files', (g.reduce((n, x) => n + br(m[x].file), 0)/1024).toFixed(1), 'KB', g.map(x=>m[x].name+':'+(br(m[x].file)/1024).toFixed(1)).join(' ').slice(0,420));
}
console.log(readdirSync('/tmp/ops/try/app').filter(f=>f.endsWith('.js')).length);
