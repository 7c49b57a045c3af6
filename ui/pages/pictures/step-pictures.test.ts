import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { infoPages, landingPages } from '../public-words-fixture.js';
import { PICTURE_HEIGHT, PICTURE_WIDTH, stepPictures } from './step-pictures.js';

const FOLDER = join('ui', 'public', 'pictures');
const ALL_MAX_BYTES = 3_000_000;

const names = Object.keys(stepPictures);
const files = readdirSync(FOLDER);

describe('the pictures of the steps', () => {
  test('are there in light and dark, and no others', () => {
    expect(files.toSorted()).toEqual(names.flatMap((name) => [`${name}-dark.webp`, `${name}-light.webp`]).toSorted());
  });

  test('are each shown by a step', async () => {
    const landings = await landingPages();
    const infos = await infoPages();
    const sections = infos.flatMap((page) => page.sections);
    const steps = [
      ...landings.flatMap((page) => page.steps),
      ...sections.flatMap((section) => (section.kind === 'steps' ? section.steps : [])),
    ];
    const shown = new Set(steps.map(({ picture }) => picture));
    expect(names.filter((name) => !shown.has(name as keyof typeof stepPictures))).toEqual([]);
  });

  test('have the size that the pages reserve for them, and are small together', async () => {
    const sizes = await Promise.all(files.map((file) => sharp(readFileSync(join(FOLDER, file))).metadata()));
    expect(sizes.filter(({ width, height }) => width !== PICTURE_WIDTH || height !== PICTURE_HEIGHT)).toEqual([]);
    const bytes = files.reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0);
    expect(bytes).toBeLessThan(ALL_MAX_BYTES);
  });
});
