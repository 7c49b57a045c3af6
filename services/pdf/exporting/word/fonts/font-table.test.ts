import { fontTable } from './font-table.js';

describe('a family that comes with LibreOffice and not with Word', () => {
  test('keeps its name, and Word is told what to show it in', () => {
    const { path, data } = fontTable(['Noto Sans', 'DejaVu Sans Mono', 'Liberation Serif', 'Georgia']);
    expect(path).toBe('word/fontTable.xml');
    expect(data).toContain('<w:font w:name="Noto Sans"><w:altName w:val="Arial"/>');
    expect(data).toContain('<w:font w:name="DejaVu Sans Mono"><w:altName w:val="Courier New"/>');
    expect(data).toContain('<w:font w:name="Liberation Serif"><w:altName w:val="Times New Roman"/>');
    expect(data).not.toContain('Georgia');
  });

  test('of another script is left to Word', () => {
    expect(fontTable(['Noto Sans Hebrew', 'Noto Sans CJK JP']).data).not.toContain('<w:font ');
  });
});
