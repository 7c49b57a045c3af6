import { cjkRegionOf, sansListFor } from './font-families.js';

test.each([
  ['机密文件', 'SC'],
  ['社外秘の書類', 'JP'],
  ['대외비 文書', 'KR'],
  ['Plain words', 'SC'],
] as const)('Chinese characters of %s have the shapes of %s', (text, region) => {
  expect(cjkRegionOf(text)).toBe(region);
  expect(sansListFor(text)).toContain(`"Noto Sans CJK ${region}"`);
});
