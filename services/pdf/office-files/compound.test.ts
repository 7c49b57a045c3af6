import CFB from 'cfb';
import { readCompound } from './compound.js';
import { structureProblem } from './office-structure.js';

const LARGE = 10_000;

/** As Word writes it: streams small and large, one of them in a folder of its own. */
const compoundFile = (): Uint8Array => {
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, '/WordDocument', Buffer.alloc(LARGE, 7));
  CFB.utils.cfb_add(container, '/ObjectPool/_1/Contents', Buffer.from([4, 5]));
  return new Uint8Array(CFB.write(container, { type: 'buffer' }) as Buffer);
};

const headOf = (bytes: Uint8Array, name: string): number[] | undefined => {
  const view = readCompound(bytes)?.head(name);
  return view && Array.from({ length: view.byteLength }, (_, index) => view.getUint8(index));
};

describe('a compound file', () => {
  test('gives the beginning of its streams, those in folders too', () => {
    expect(headOf(compoundFile(), 'WordDocument')?.slice(0, 3)).toEqual([7, 7, 7]);
    expect(headOf(compoundFile(), 'Contents')).toEqual([4, 5]);
    expect(headOf(compoundFile(), 'Nothing')).toBeUndefined();
  });

  test('may well be an Office document', async () => {
    expect(await structureProblem(compoundFile())).toBeUndefined();
  });

  test.each(['WORDDOCUMENT', 'worddocument', 'Worddocument'])('may have its stream written as %s', async (name) => {
    const file = Buffer.from(compoundFile());
    file.write(name, file.indexOf(Buffer.from('WordDocument', 'utf16le')), 'utf16le');
    expect(headOf(file, 'WordDocument')?.slice(0, 3)).toEqual([7, 7, 7]);
    expect(await structureProblem(file)).toBeUndefined();
  });

  test.each([0.9, 0.5, 0.1])('cut off at %f of its length is none', async (share) => {
    const whole = compoundFile();
    expect(await structureProblem(whole.subarray(0, Math.floor(whole.length * share)))).toBe(
      'it is damaged or cut off',
    );
  });

  test('whose tables lead in circles ends somewhere', () => {
    for (let at = 0; at < 2000; at += 4) {
      const ring = compoundFile();
      new DataView(ring.buffer).setUint32(at, 1, true);
      expect(readCompound(ring)?.head('Nothing')).toBeUndefined();
    }
  });
});
