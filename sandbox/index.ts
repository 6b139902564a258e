export { printSandbox } from './printSandbox';
export { readDemoSettings } from './settings';
export { startSandbox } from './start';
