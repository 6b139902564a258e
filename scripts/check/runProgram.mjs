import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { root } from '../lib/process.mjs';
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Milliseconds after which a program counts as hung. */
const LIMIT = 30 * 60_000;

/**
 * Runs a program to its end; it and its children are killed when this process exits.
 * @param options `isBackground` runs it at low priority.
 * @returns {Promise<{ ok: boolean, output: string }>} both of its streams, in order of arrival.
 */
export function runProgram(command, args, env = {}, { isBackground = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    if (isBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    const collect = (text) => (output += text);
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const kill = () => killGroup(child.pid);
    const timer = setTimeout(() => {
      output += `\nStopped after ${LIMIT / 60_000} minutes.`;
      kill();
    }, LIMIT);
    process.once('exit', kill);
    const end = (ok) => {
      clearTimeout(timer);
      process.off('exit', kill);
      resolve({ ok, output });
    };
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/** A command-line program of node_modules. */
export function runTool(file, args, env) {
  return runProgram(process.execPath, [`node_modules/${file}`, ...args], env);
}

function killGroup(pid) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has ended already.
  }
}

const LONGEST = 240;

/** A test runner's JSON report, or undefined when it wrote none. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A message on one line, short enough for a list of several. */
export function oneLine(message) {
  const line = stripVTControlCharacters(message).replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line;
}
