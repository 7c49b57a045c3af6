import { readFileSync } from 'node:fs';
import { setImmediate as soon } from 'node:timers/promises';
import { createActor } from 'xstate';
import { fileTypes } from '../../contracts/files.js';
import { hasFilesInHand } from './files-in-hand.js';
import { systemFiles } from './system-files.js';

interface Manifest {
  readonly launch_handler: { readonly client_mode: string };
  readonly file_handlers: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[];
  readonly share_target: { readonly params: { readonly files: readonly { readonly accept: readonly string[] }[] } };
}

const manifest = JSON.parse(readFileSync('ui/public/manifest.webmanifest', 'utf8')) as Manifest;
const mimes = [...new Set(fileTypes.map(({ mime }) => mime))];

describe('the system hands over to Docket', () => {
  test('every type of file that the tools take, and no other', () => {
    const [handler] = manifest.file_handlers;
    const taken = mimes.map((mime) => [
      mime,
      fileTypes.filter((type) => type.mime === mime).flatMap(({ extensions }) => extensions),
    ]);
    expect(handler?.accept).toEqual(Object.fromEntries(taken));
  });

  test('what other apps share, of the same types', () => {
    const [files] = manifest.share_target.params.files;
    const isShared = (mime: string) =>
      files?.accept.some((one) => (one.endsWith('*') ? mime.startsWith(one.slice(0, -1)) : one === mime));
    expect(mimes.filter((mime) => !isShared(mime))).toEqual([]);
  });

  test('files in the window that is already open', () => {
    expect(manifest.launch_handler.client_mode).toBe('focus-existing');
  });
});

test('files that the system opens with Docket are in hand, like those that somebody chooses', async () => {
  type Consume = (launch: { readonly files: readonly { getFile: () => Promise<File> }[] }) => void;
  const queue: { consume?: Consume } = {};
  const setConsumer = (consume: Consume): void => {
    queue.consume = consume;
  };
  const before = { window: globalThis.window, location: globalThis.location };
  Object.assign(globalThis, {
    window: { launchQueue: { setConsumer } },
    location: { href: 'https://docket.example/' },
  });
  try {
    const actor = createActor(systemFiles).start();
    queue.consume?.({ files: [] });
    await soon();
    expect(hasFilesInHand()).toBe(false);
    queue.consume?.({ files: [{ getFile: async () => new File(['%PDF'], 'a.pdf') }] });
    await soon();
    expect(hasFilesInHand()).toBe(true);
    actor.stop();
  } finally {
    Object.assign(globalThis, before);
  }
});
