import { once } from 'node:events';
import { Readable } from 'node:stream';
import { archiveOf } from './file-archive.js';

test('an archive that nobody takes to its end closes the file that it is at, and makes no trouble of its own', async () => {
  let isClosed = false;
  const bytes = async function* () {
    try {
      for (;;) yield new Uint8Array(100_000);
    } finally {
      isClosed = true;
    }
  };
  const archive = Readable.from(archiveOf([{ path: 'endless.pdf', bytes: bytes() }]));
  await once(archive, 'data');
  const told = once(archive, 'error');
  archive.destroy(new Error('the client has left'));
  expect((await told)[0]).toMatchObject({ message: 'the client has left' });
  expect(isClosed).toBe(true);
});
