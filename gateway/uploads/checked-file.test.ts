import { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { checkFile } from './checked-file.js';

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(1024 * 1024, 0x20)]);

/** An upload that comes in pieces, and goes on for longer than anybody reads. */
const upload = () =>
  Readable.from(
    (function* () {
      for (let at = 0; at < PDF.length; at += 8192) yield PDF.subarray(at, at + 8192);
    })(),
    { objectMode: false },
  );

test.each([
  ['that breaks a rule from its beginning on', 100],
  ['that breaks a rule later', 500_000],
])('a file %s is refused by whoever reads it, and is not received any further', async (_, limit) => {
  const source = upload();
  const { bytes } = await checkFile(source, 'large.pdf', () => limit);
  await expect(textOf(bytes)).rejects.toMatchObject({ code: 'file.too-large' });
  expect(source.destroyed).toBe(true);
});
