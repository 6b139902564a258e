import { it } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeSite } from './testing/site';
import { settle } from './testing/people';
import { startTraders } from './testing/traders';
it('x', { timeout: 60000 }, async () => {
  const t0 = performance.now(); const say = (m: string) => console.log(Math.round(performance.now() - t0), m);
  const site = await makeSite(); say('built');
  const program = await site.start(); say('started');
  void program.ended.then((c) => say('ENDED ' + String(c)));
  const people = await settle(site, 8); say('settled');
  const traders = startTraders(site, people);
  for (let i = 0; i < 12; i++) { await sleep(250); say(JSON.stringify({ ...traders, told: Object.fromEntries(Object.entries(traders.told).map(([k, v]) => [k, v.length])), lost: traders.lost.length, credit: 0 })); 
   if (i === 5) {process.kill(await site.postmaster(), 'SIGQUIT'); say('QUIT')} }
  console.log(program.child.exitCode, program.text().slice(-3500)); process.exitCode; console.log(program.text().slice(-1500));
  await site.remove(); say('removed');
});
