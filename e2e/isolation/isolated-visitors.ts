import { once } from 'node:events';
import { WebSocket } from 'ws';
import { openClient, type Client } from '../harness/http-client.js';
import { fetchAlone } from '../harness/own-connection.js';

/** Somebody who asks with a cookie of their own making, or with none. */
export interface Asker {
  readonly name: string;
  readonly cookie: string | undefined;
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
}

export const askerWith = (address: string, name: string, cookie?: string): Asker => ({
  name,
  cookie,
  ask: (path, init = {}) => {
    const headers = new Headers(init.headers);
    if (cookie !== undefined) headers.set('cookie', cookie);
    return fetchAlone(address + path, { ...init, headers });
  },
});

/** Everything that `/ws` says to whoever has this cookie, to the letter. */
export const listen = async (address: string, cookie?: string) => {
  const headers = cookie === undefined ? {} : { cookie };
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/ws`, { headers });
  const heard: string[] = [];
  socket.on('message', (data: Buffer) => heard.push(data.toString()));
  await once(socket, 'open');
  return { heard, close: () => socket.close() };
};
export type Listening = Awaited<ReturnType<typeof listen>>;

/** A visitor of the product, whose files all bear their mark. */
export interface Visitor extends Asker {
  readonly mark: string;
  readonly client: Client;
  readonly page: Listening;
}

/** @param arrive  what makes of the client whoever it is, such as signing in. */
export const openVisitor = async (
  address: string,
  name: string,
  arrive: (client: Client) => Promise<void> = async () => undefined,
): Promise<Visitor> => {
  const client = openClient(address);
  await client.cookie();
  await arrive(client);
  const cookie = await client.cookie();
  const mark = `${name}-${Math.random().toString(36).slice(2)}`;
  return { name, mark, client, cookie, ask: client.call, page: await listen(address, cookie) };
};

/** Reads all of an answer but the parts that differ from one time to the next by themselves. */
export const toldBy = async (response: Response): Promise<string> => {
  const headers = [...response.headers].filter(([name]) => !['date', 'set-cookie', 'etag'].includes(name));
  return JSON.stringify({ status: response.status, headers, body: await response.text() });
};
