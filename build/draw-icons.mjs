import { mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';

const logo = readFileSync('ui/public/favicon.svg', 'utf8');
const folder = 'ui/public/icons';

/** Systems cut a maskable icon to their own shape: its colour fills the square, and the mark stays within the middle. */
const fullSquare = logo.replace('rx="8" ', '').replace('<g ', '<g transform="translate(3.2 3.2) scale(0.8)" ');

const icons = [
  { name: 'icon-192', size: 192, svg: logo },
  { name: 'icon-512', size: 512, svg: logo },
  { name: 'maskable-512', size: 512, svg: fullSquare },
  { name: 'apple-touch-180', size: 180, svg: fullSquare },
];

const DENSITY_PER_PX = 72 / 32;

mkdirSync(folder, { recursive: true });
for (const { name, size, svg } of icons) {
  await sharp(Buffer.from(svg), { density: size * DENSITY_PER_PX })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${folder}/${name}.png`);
}
