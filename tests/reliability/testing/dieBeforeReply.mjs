/**
 * Loaded before the server in the child of a test: a request with the header `x-test-die` kills the
 * process at the moment when its reply would be written, which is after the effect's COMMIT (M9).
 */
import { ServerResponse } from 'node:http';

const { writeHead } = ServerResponse.prototype;

ServerResponse.prototype.writeHead = function (...args) {
  if (this.req.headers['x-test-die'] !== undefined) process.kill(process.pid, 'SIGKILL');
  return writeHead.apply(this, args);
};
