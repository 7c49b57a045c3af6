import { unzipSync } from 'fflate';
import { packParts } from '../../../contracts/tools/pack-parts.js';
import type { SourceFile, Work } from '../operation.js';
import { packFiles } from './pack-parts.js';

const fileOf = (name: string, text: string): SourceFile => ({
  name,
  kind: 'text',
  mime: 'text/plain',
  bytes: new TextEncoder().encode(text),
});
const packed = async (name: string, first: SourceFile, ...others: readonly SourceFile[]) =>
  packFiles([first, ...others], packParts.options.parse({ name }), {} as Work);

describe('the archive of parts', () => {
  test('has every file as it is, in order, and none takes the name of another', async () => {
    const { bytes, mime, extension, stem } = await packed(
      'report_split',
      fileOf('a.txt', 'one'),
      fileOf('A.txt', 'two'),
      fileOf('../b.txt', 'three'),
    );
    const texts = Object.entries(unzipSync(bytes)).map(([name, content]) => [name, new TextDecoder().decode(content)]);
    expect(texts).toEqual([
      ['a.txt', 'one'],
      ['A_2.txt', 'two'],
      ['b.txt', 'three'],
    ]);
    expect({ mime, extension, stem }).toEqual({ mime: 'application/zip', extension: '.zip', stem: 'report_split' });
  });

  test('is called like its first file unless somebody names it', async () => {
    expect((await packed('', fileOf('a.txt', 'one'))).stem).toBeUndefined();
  });
});
