/**
 * Preloaded in the server's child process: a request with the header `x-test-die` kills the process when its successful
 * response would be written, which is after the COMMIT of its effect. A 503 is still sent, because it has no effect.
 */
import { ServerResponse } from 'node:http';

const { writeHead } = ServerResponse.prototype;

ServerResponse.prototype.writeHead = function (status, ...rest) {
  if (this.req.headers['x-test-die'] !== undefined && status === 200) process.kill(process.pid, 'SIGKILL');
  return writeHead.call(this, status, ...rest);
};
