import { contrast, isColour, LEAST_CONTRAST, shadesOf, type BrandTheme } from './brand-colours.js';

const themes: readonly BrandTheme[] = ['light', 'dark'];
const surfaces = { light: ['#faf8f3', '#ffffff', '#f4f1e9'], dark: ['#101513', '#191f1c', '#141917'] } as const;
const inks = { light: ['#1b221f', '#5a625d'], dark: ['#eef1ec', '#a2aca6'] } as const;

describe('the colours of a site', () => {
  const chosen = ['#000000', '#ffffff', '#ffff00', '#ff0000', '#0e5d48', '#808080', '#00ffff', '#1d5391', '#7f00ff'];
  test.each(chosen.flatMap((colour) => themes.map((theme) => [colour, theme] as const)))(
    'can be read wherever they stand: %s, %s',
    (colour, theme) => {
      const { brand, strong, onBrand, soft } = shadesOf(colour, theme);
      for (const surface of [...surfaces[theme], soft])
        expect([surface, contrast(brand, surface) >= LEAST_CONTRAST]).toEqual([surface, true]);
      for (const button of [brand, strong]) expect(contrast(onBrand, button)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
      for (const ink of inks[theme]) expect(contrast(ink, soft)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    },
  );

  test('are as chosen where that can be read, and say so', () => {
    expect(shadesOf('#0E5D48', 'light')).toMatchObject({ brand: '#0e5d48', isAsChosen: true });
    expect(shadesOf('#0e5d48', 'dark').isAsChosen).toBe(false);
    expect(shadesOf('#ffe000', 'light').isAsChosen).toBe(false);
  });

  test('are measured as WCAG does', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  test.each(['red', '#fff', '#12345g', '#1234567', 'url(x)', ''])('are no such text as %j', (text) => {
    expect(isColour(text)).toBe(false);
  });
});
