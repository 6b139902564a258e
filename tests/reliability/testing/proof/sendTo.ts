import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

/**
 * Posts to a host name of the sandbox, because `fetch` does not allow the host header. @returns the status.
 * @throws TypeError when the connection was refused or interrupted, as `fetch` does.
 */
export function sendTo(host: string, url: string, body: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const cut = (cause: unknown) => reject(new TypeError('The connection failed.', { cause }));
    const headers = { host, 'content-type': 'application/json' };
    const sent = request(url, { method: 'POST', headers, agent }, (response) => {
      response.resume().once('error', cut);
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', cut).end(JSON.stringify(body));
  });
}
