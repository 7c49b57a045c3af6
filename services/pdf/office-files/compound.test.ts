import CFB from 'cfb';
import { readCompound } from './compound.js';
import { structureProblem } from './structure.js';

/** As Word writes it: streams, one of them in a folder of its own. */
const compoundFile = (): Uint8Array => {
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, '/WordDocument', Buffer.from([1, 2, 3]));
  CFB.utils.cfb_add(container, '/ObjectPool/_1/Contents', Buffer.from([4]));
  return new Uint8Array(CFB.write(container, { type: 'buffer' }) as Buffer);
};

describe('a compound file', () => {
  test('gives its streams by their paths, those in folders too', () => {
    const streams = readCompound(compoundFile());
    expect(streams?.get('/WordDocument')).toEqual(Uint8Array.of(1, 2, 3));
    expect(streams?.get('/ObjectPool/_1/Contents')).toEqual(Uint8Array.of(4));
  });

  test('may well be an Office document', () => {
    expect(structureProblem(compoundFile())).toBeUndefined();
  });

  test('cut off in the middle is none', () => {
    const whole = compoundFile();
    expect(structureProblem(whole.subarray(0, whole.length / 2))).toBe('it is damaged or cut off');
  });
});
