import { familyOf, isBoldFont, isItalicFont } from './font-look.js';

const font = (name: string, flags = 0) => ({ name, flags, weight: 0 });

describe('the font of a word', () => {
  test.each([
    ['Arial-BoldMT', 'Arial'],
    ['TimesNewRomanPS-BoldItalicMT', 'Times New Roman'],
    ['NimbusRomNo9L-Medi', 'Times New Roman'],
    ['CMR10', 'Times New Roman'],
    ['Times8R', 'Times New Roman'],
    ['CMTT9', 'Courier New'],
    ['CMSS12', 'Arial'],
    ['Cambria', 'Cambria'],
    ['DejaVuSansMono-Bold', 'DejaVu Sans Mono'],
    ['CMap', 'CMap'],
  ])('%s is shown in %s', (name, family) => {
    expect(familyOf(font(name))).toBe(family);
  });

  test('with a name made up for one file is shown in one of its kind', () => {
    expect(familyOf(font('AdvOT735b620e.B', 1 << 1))).toBe('Times New Roman');
    expect(familyOf(font('AdvOT735b620e.B'))).toBe('Arial');
    expect(familyOf(font('TT16A3o00', 1 << 0))).toBe('Courier New');
  });

  test('tells its weight and slant, as typesetting systems name them, too', () => {
    expect(['NimbusRomNo9L-Medi', 'CMBX10', 'Arial-BoldMT', 'CMR10'].map((name) => isBoldFont(font(name)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(['NimbusRomNo9L-ReguItal', 'CMTI10', 'Capital'].map((name) => isItalicFont(font(name)))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
