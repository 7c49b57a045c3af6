import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a server that can be cut, as a phone's is in a tunnel. */
export interface CutLine {
  /** Where the server is reached over it. */
  readonly address: string;
  /** Bytes that have come over it from the visitor. */
  readonly received: () => number;
  /** Cuts what is connected as soon as so many bytes have come, and lets nobody through for a while, or until it is mended. */
  readonly cutAt: (bytes: number, forMs?: number) => void;
  readonly mend: () => void;
  readonly cuts: () => number;
  readonly close: () => Promise<void>;
}

export const openCutLine = async (server: string): Promise<CutLine> => {
  const { hostname, port } = new URL(server);
  const sockets = new Set<Socket>();
  const planned: { bytes: number; forMs: number | undefined }[] = [];
  let received = 0;
  let cuts = 0;
  let isCut = false;
  const mend = (): void => {
    isCut = false;
  };
  const cut = (forMs: number | undefined): void => {
    cuts += 1;
    isCut = true;
    for (const socket of sockets) socket.resetAndDestroy();
    if (forMs !== undefined) setTimeout(mend, forMs);
  };
  const count = (bytes: number): void => {
    received += bytes;
    const [next] = planned;
    if (next === undefined || received < next.bytes) return;
    planned.shift();
    cut(next.forMs);
  };
  const listener = createServer((visitor) => {
    if (isCut) return void visitor.resetAndDestroy();
    const onward = connect(Number(port), hostname);
    for (const socket of [visitor, onward]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    visitor.on('data', (chunk: Buffer) => count(chunk.length));
    visitor.on('close', () => onward.destroy());
    onward.on('close', () => visitor.destroy());
    visitor.pipe(onward);
    onward.pipe(visitor);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    received: () => received,
    cutAt: (bytes, forMs) => void planned.push({ bytes, forMs }),
    mend,
    cuts: () => cuts,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
};
