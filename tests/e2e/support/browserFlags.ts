/** Flags for every browser of tests and benchmarks: software rendering and no background requests. */
export const browserFlags: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Flags for journeys alone: they save processor time, but change what a benchmark measures. */
export const journeyFlags: readonly string[] = [
  // A complete Chromium starts a spare process for each page otherwise.
  '--process-per-site',
  '--in-process-gpu',
  // Pages live for seconds: optimizing compilers and parallel garbage collection cost more than they save.
  '--js-flags=--no-opt --no-maglev --max-lazy --single-threaded-gc',
];
