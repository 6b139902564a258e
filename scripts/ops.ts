/**
 * Staff actions from the command line, and back-ups: `npm run ops -- help` lists them.
 *
 * Usage: npx tsx scripts/ops.ts <command> [options]
 * Exit codes: 0 done · 1 refused, or no server there · 2 wrong usage.
 */
import './lib/usage.mjs';
import { runCommand } from './ops/runCommand';

const { code, out, err } = await runCommand(process.argv.slice(2), process.env);
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
