import { saysNothing } from './meaningless-letters.js';

const words = (...texts: string[]) => texts.map((text) => ({ text }));

describe('the letters of a page', () => {
  test('mean nothing where many are those of private use', () => {
    expect(
      saysNothing(words('\ue001\ue002\ue003\ue004 harbour', '\ue001\ue002\ue003\ue004\ue005\ue006', 'cranes')),
    ).toBe(true);
  });

  test('mean what they say beside bullets and signs of a symbol font, and where there are few', () => {
    const list = ['\uf0b7', 'the quay', '\uf0b7', 'the cranes', '\uf0b7', 'the shed'];
    expect(saysNothing(words(...list, ...list))).toBe(false);
    expect(saysNothing(words('\ue001\ue002\ue003'))).toBe(false);
  });
});
