/* eslint-disable no-console -- what the person who starts a demonstration needs to use it. */
import { demoStaffNames } from './demo/seedStaff';
import type { DemoSettings } from './settings';

/** Prints the addresses of the sandbox and the log-ins of the demonstration. */
export function printSandbox({ sandboxPort, demoPassword }: DemoSettings): void {
  const pages = {
    'Sandbox bank': `bank.localhost:${sandboxPort}/`,
    'Sandbox games': `games.localhost:${sandboxPort}/`,
    Faults: `localhost:${sandboxPort}/chaos`,
    'SMS, e-mail': `localhost:${sandboxPort}/inbox`,
  };
  for (const [label, address] of Object.entries(pages))
    console.log(`  ${label.padEnd(13)} http://${address}`);
  console.log('\n  Demo members  demo01 demo02 demo03 demo05 demo06');
  console.log(`  Demo staff    ${demoStaffNames}`);
  console.log(`  Password      ${process.env['DEMO_PASSWORD'] ? 'as set in DEMO_PASSWORD' : demoPassword}\n`);
}
