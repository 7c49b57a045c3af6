import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** For tests: stands between a client and a server, and loses one answer after the server has done what was asked. */
export const startLossyProxy = async (target: string, loses: RegExp) => {
  let lost = 0;
  const proxy = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const onward = send(target + url, { method, headers }, (answer) => {
      void buffer(answer).then((body) => {
        if (lost === 0 && loses.test(`${method} ${url}`)) {
          lost += 1;
          response.destroy();
          return;
        }
        response.writeHead(answer.statusCode ?? 0, answer.headers);
        response.end(body);
      });
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    lost: () => lost,
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
};
