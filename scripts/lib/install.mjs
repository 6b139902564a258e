import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './process.mjs';

const lockFile = path.join(root, 'package-lock.json');
/** Hash of the lockfile from which the packages were installed. */
const stampFile = path.join(root, 'node_modules/.installed-from');
const npmState = path.join(root, 'node_modules/.package-lock.json');

/**
 * Installs the packages when they are missing or come from another lockfile.
 * @throws Error with npm's output when that fails.
 */
export async function ensureInstalled() {
  if (isCurrent()) return;
  console.log('Installing packages; the first time takes a minute or two …');
  const started = Date.now();
  const ticker = setInterval(() => console.log(`  still installing, ${seconds(started)} s`), 20_000);
  try {
    await npm('ci').catch((error) => {
      // EUSAGE: the lockfile lacks a package for another platform; those it lists are still installed exactly.
      if (!error.message.includes('EUSAGE')) throw error;
      return npm('install');
    });
  } finally {
    clearInterval(ticker);
  }
  writeFileSync(stampFile, lockHash());
  console.log(`Packages installed in ${seconds(started)} s.`);
}

function isCurrent() {
  if (!existsSync(npmState)) return false;
  if (existsSync(stampFile)) return readFileSync(stampFile, 'utf8') === lockHash();
  // A manual installation: npm writes its state after the lockfile.
  return statSync(npmState).mtimeMs >= statSync(lockFile).mtimeMs;
}

function lockHash() {
  return createHash('sha256').update(readFileSync(lockFile)).digest('hex');
}

/** `--include=dev`: the build tools are needed even where NODE_ENV says production. */
function npm(command) {
  const args = [command, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const cli = process.env.npm_execpath;
  const [program, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...first, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`npm ${command} failed with exit code ${code}:\n${output.trim()}`)),
    );
  });
}

function seconds(since) {
  return Math.round((Date.now() - since) / 1000);
}
