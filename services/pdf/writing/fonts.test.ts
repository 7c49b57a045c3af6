import { installFor, regionFor, runsFromRight } from './fonts.js';

describe('the fonts of a language', () => {
  test('are asked for where its own letters could not be shown', () => {
    expect(installFor('hi', ['नमस्ते'])).toBe('apt-get install fonts-noto-core');
    expect(installFor('ja', ['世界'])).toBe('apt-get install fonts-noto-cjk');
    expect(installFor('fr', ['é'])).toBe('apt-get install fonts-noto-core');
  });

  test('are not missed for an emoji, or a quote in another script', () => {
    expect(installFor('fr', ['🧿', '世界'])).toBeUndefined();
    expect(installFor('fr', [])).toBeUndefined();
  });

  test('have the shapes of that language, else of the text', () => {
    expect(regionFor('ko', '漢字')).toBe('KR');
    expect(regionFor('fr', 'カタカナ')).toBe('JP');
  });
});

describe('a text is read from the right', () => {
  test('by its first letter, else as its language is', () => {
    expect(runsFromRight('(12) שלום', 'he')).toBe(true);
    expect(runsFromRight('PDF שלום', 'he')).toBe(false);
    expect(runsFromRight('12.5', 'ar')).toBe(true);
    expect(runsFromRight('12.5', 'fr')).toBe(false);
  });
});
