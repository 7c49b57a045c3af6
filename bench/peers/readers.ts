import { join } from 'node:path';
import { KEY_NAME } from './key-safe.js';
import type { Peer } from './peer.js';

/** Programs of Poppler and MuPDF. */

export const mutoolMerge: Peer = {
  name: 'mutool merge',
  program: 'mutool',
  args: (files, output) => ['merge', '-o', join(output, 'result.pdf'), ...files],
};

export const mutoolPages = (range: string): Peer => ({
  name: `mutool merge ${range}`,
  program: 'mutool',
  args: ([file = ''], output) => ['merge', '-o', join(output, 'result.pdf'), file, range],
});

export const pdfunite: Peer = {
  name: 'pdfunite',
  program: 'pdfunite',
  args: (files, output) => [...files, join(output, 'result.pdf')],
};

export const pdftotext: Peer = {
  name: 'pdftotext -bbox',
  program: 'pdftotext',
  args: ([file = ''], output) => ['-bbox', file, join(output, 'result.html')],
};

export const mutoolText: Peer = {
  name: 'mutool draw -F stext',
  program: 'mutool',
  args: ([file = ''], output) => ['draw', '-q', '-F', 'stext', '-o', join(output, 'result.xml'), file],
};

interface Pages {
  readonly first: number;
  readonly last: number;
  /** Pixels. */
  readonly width: number;
}

export const pdftoppm = ({ first, last, width }: Pages, format: 'png' | 'ppm'): Peer => ({
  name: format === 'png' ? 'pdftoppm -png' : 'pdftoppm',
  program: 'pdftoppm',
  args: ([file = ''], output) => [
    '-f',
    String(first),
    '-l',
    String(last),
    '-scale-to-x',
    String(width),
    '-scale-to-y',
    '-1',
    ...(format === 'png' ? ['-png'] : []),
    file,
    join(output, 'page'),
  ],
});

export const mutoolDraw = ({ first, last, width }: Pages): Peer => ({
  name: 'mutool draw (png)',
  program: 'mutool',
  args: ([file = ''], output) => [
    'draw',
    '-q',
    '-w',
    String(width),
    '-o',
    join(output, '%d.png'),
    file,
    `${first}-${last}`,
  ],
});

export const pdfsigCheck: Peer = {
  name: 'pdfsig -nocert',
  program: 'pdfsig',
  args: ([file = '']) => ['-nocert', file],
  prints: true,
};

/** @param safe as `keySafeIn` makes it; undefined where it could not. */
export const pdfsigAdd = (safe: string | undefined): Peer => ({
  name: 'pdfsig -add-signature',
  program: safe === undefined ? 'pk12util' : 'pdfsig',
  args: ([file = ''], output) => [
    '-nssdir',
    safe ?? '',
    '-nick',
    KEY_NAME,
    '-add-signature',
    file,
    join(output, 'result.pdf'),
  ],
});
