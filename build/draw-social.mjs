import { readFileSync } from 'node:fs';
import sharp from 'sharp';

/** The picture that link previews show, 1200 by 630: the mark and the name. */
const [, mark = ''] = /(<g .*<\/g>)/.exec(readFileSync('ui/public/favicon.svg', 'utf8')) ?? [];

const line = (x, y, width) => `<rect x="${x}" y="${y}" width="${width}" height="9" rx="4.5" fill="#e4e0d5"/>`;

const sheet = (turn, accent) => `<g transform="${turn}">
  <rect x="-105" y="-140" width="210" height="280" rx="20" fill="#fff" stroke="#e4e0d5" stroke-width="2"/>
  <rect x="-75" y="-108" width="88" height="18" rx="9" fill="${accent}" opacity="0.75"/>
  ${[-62, -34, -6, 22, 50].map((y, at) => line(-75, y, [140, 118, 146, 92, 130][at])).join('')}
</g>`;

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
  <defs><radialGradient id="glow" cx="0.5" cy="0" r="0.9">
    <stop offset="0" stop-color="#dfeee7"/><stop offset="1" stop-color="#faf8f3"/>
  </radialGradient></defs>
  <rect width="1200" height="630" fill="url(#glow)"/>
  ${sheet('translate(800 345) rotate(-9)', '#5a3ca6')}
  ${sheet('translate(1010 345) rotate(9)', '#7a4b06')}
  ${sheet('translate(905 310)', '#0e5d48')}
  <g transform="translate(110 205) scale(3.4)"><rect width="32" height="32" rx="8" fill="#0e5d48"/>${mark}</g>
  <text x="110" y="418" font-family="Newsreader, Georgia, 'Liberation Serif', serif" font-size="104" fill="#1b221f">Docket</text>
  <text x="112" y="478" font-family="Inter, Arial, 'Liberation Sans', sans-serif" font-size="32" fill="#5a625d">Documents, on your own machine</text>
</svg>`;

await sharp(Buffer.from(picture))
  .png({ compressionLevel: 9, palette: true, colours: 128 })
  .toFile('ui/public/social.png');
