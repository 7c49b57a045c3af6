import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Peer } from './peer.js';

const result = (folder: string): string => join(folder, 'result.pdf');

const qpdf = (name: string, args: (file: string, output: string) => readonly string[]): Peer => ({
  name: `qpdf ${name}`,
  program: 'qpdf',
  args: ([file = ''], output) => args(file, output),
});

export const qpdfMerge: Peer = {
  name: 'qpdf --empty --pages',
  program: 'qpdf',
  args: (files, output) => ['--empty', '--pages', ...files, '--', result(output)],
};

/** With a stamp page that is ready. */
export const qpdfOverlay = (stamp: string): Peer =>
  qpdf('--overlay', (file, output) => [file, '--overlay', stamp, '--repeat=1', '--', result(output)]);

/** With as many pages that are ready as the file has. */
export const qpdfOverlayEach = (pages: string): Peer =>
  qpdf('--overlay', (file, output) => [file, '--overlay', pages, '--', result(output)]);

export const qpdfRotate: Peer = qpdf('--rotate=+90', (file, output) => ['--rotate=+90', file, result(output)]);

export const qpdfFlatten: Peer = qpdf('--flatten-annotations=all', (file, output) => [
  '--flatten-annotations=all',
  file,
  result(output),
]);

export const qpdfLinearize: Peer = qpdf('--linearize', (file, output) => ['--linearize', file, result(output)]);

export const qpdfEncrypt = (password: string): Peer =>
  qpdf('--encrypt', (file, output) => ['--encrypt', password, `${password}!`, '256', '--', file, result(output)]);

export const qpdfDecrypt = (password: string): Peer =>
  qpdf('--decrypt', (file, output) => [`--password=${password}`, '--decrypt', file, result(output)]);

export const qpdfPages = (range: string): Peer =>
  qpdf(`--pages . ${range}`, (file, output) => [file, '--pages', '.', range, '--', result(output)]);

export const qpdfSplit = (pages: number): Peer =>
  qpdf(`--split-pages=${pages}`, (file, output) => [`--split-pages=${pages}`, file, result(output)]);

export const qpdfOptimize: Peer = qpdf('--optimize-images', (file, output) => [
  '--optimize-images',
  '--object-streams=generate',
  '--recompress-flate',
  '--compression-level=9',
  file,
  result(output),
]);

export const ghostscript = (settings: 'screen' | 'ebook' | 'printer'): Peer => ({
  name: `gs /${settings}`,
  program: 'gs',
  args: ([file = ''], output) => [
    '-q',
    '-dBATCH',
    '-dNOPAUSE',
    '-dSAFER',
    '-sDEVICE=pdfwrite',
    `-dPDFSETTINGS=/${settings}`,
    `-sOutputFile=${result(output)}`,
    file,
  ],
});

/** pdfwrite writes every page anew. The same box for all pages, in points from the bottom left. */
export const ghostscriptCrop = (box: readonly [number, number, number, number]): Peer => ({
  name: 'gs /CropBox pdfmark',
  program: 'gs',
  args: ([file = ''], output) => [
    ...['-q', '-dBATCH', '-dNOPAUSE', '-dSAFER', '-sDEVICE=pdfwrite', `-sOutputFile=${result(output)}`],
    ...['-c', `[/CropBox [${box.join(' ')}] /PAGES pdfmark`, '-f', file],
  ],
});

/** Pages as pictures in a PDF. */
export const ghostscriptImages: Peer = {
  name: 'gs -sDEVICE=pdfimage24 -r150',
  program: 'gs',
  args: ([file = ''], output) => [
    ...['-q', '-dBATCH', '-dNOPAUSE', '-dSAFER', '-sDEVICE=pdfimage24', '-r150', `-sOutputFile=${result(output)}`],
    file,
  ],
};

/** pdfwrite writes every page anew, without what is hidden. */
export const ghostscriptWhole: Peer = {
  name: 'gs -sDEVICE=pdfwrite',
  program: 'gs',
  args: ([file = ''], output) => [
    ...['-q', '-dBATCH', '-dNOPAUSE', '-dSAFER', '-sDEVICE=pdfwrite', `-sOutputFile=${result(output)}`],
    file,
  ],
};

/** pdfwrite writes every page anew, without pictures, or without marks, fields and links. */
export const ghostscriptWithout = (option: '-dFILTERIMAGE' | '-dPreserveAnnots=false'): Peer => ({
  name: `gs -sDEVICE=pdfwrite ${option}`,
  program: 'gs',
  args: ([file = ''], output) => [
    ...['-q', '-dBATCH', '-dNOPAUSE', '-dSAFER', '-sDEVICE=pdfwrite', option, `-sOutputFile=${result(output)}`],
    file,
  ],
});

/** pdfwrite writes every page anew, in greys. */
export const ghostscriptGrey: Peer = {
  name: 'gs -sColorConversionStrategy=Gray',
  program: 'gs',
  args: ([file = ''], output) => [
    ...['-q', '-dBATCH', '-dNOPAUSE', '-dSAFER', '-sDEVICE=pdfwrite', '-sColorConversionStrategy=Gray'],
    ...['-dProcessColorModel=/DeviceGray', `-sOutputFile=${result(output)}`, file],
  ],
};

/** Writes the file anew without what nothing refers to; it keeps every script, action, file and link. */
export const mutoolClean: Peer = {
  name: 'mutool clean -gg -s (removes nothing active)',
  program: 'mutool',
  args: ([file = ''], output) => ['clean', '-gg', '-s', file, result(output)],
};

/** MuPDF, told by a script what to do. */
export const mutoolRun = (what: string, script: string): Peer => ({
  name: `mutool run (${what})`,
  program: 'mutool',
  args: ([file = ''], output) => ['run', script, file, result(output)],
});

/** pikepdf, which is qpdf for Python, told by a script what to do. */
export const pikepdf = (what: string, script: string): Peer => ({
  name: `pikepdf (${what})`,
  program: 'python3',
  args: ([file = ''], output) => [script, file, result(output)],
});

/** Lists changed lines of text, and shows no page. */
export const textDiff: Peer = {
  name: 'pdftotext + diff',
  program: 'sh',
  args: ([one = '', other = ''], output) => [
    '-c',
    'pdftotext "$0" "$2/one.txt" && pdftotext "$1" "$2/other.txt" && { diff "$2/one.txt" "$2/other.txt" > "$2/result.txt"; true; }',
    one,
    other,
    output,
  ],
};

export const img2pdf: Peer = {
  name: 'img2pdf',
  program: 'img2pdf',
  args: (files, output) => [...files, '-o', result(output)],
};

export const paps: Peer = {
  name: 'paps',
  program: 'paps',
  args: ([file = ''], output) => ['--format=pdf', '-o', result(output), file],
};

export const rsvgConvert: Peer = {
  name: 'rsvg-convert -f pdf',
  program: 'rsvg-convert',
  args: ([file = ''], output) => ['-f', 'pdf', '-o', result(output), file],
};

export const pandoc: Peer = {
  name: 'pandoc',
  program: 'pandoc',
  args: ([file = ''], output) => ['-o', result(output), file],
};

/** @param profile its own, which the warm-up makes and later runs find ready, as on a desk. */
export const soffice = (profile: string): Peer => ({
  name: 'soffice --convert-to pdf',
  program: 'soffice',
  args: (files, output) => [
    `-env:UserInstallation=${pathToFileURL(profile).href}`,
    '--headless',
    '--convert-to',
    'pdf',
    '--outdir',
    output,
    ...files,
  ],
});

export const pdf2docx: Peer = {
  name: 'pdf2docx convert',
  program: 'pdf2docx',
  args: ([file = ''], output) => ['convert', file, join(output, 'result.docx')],
};

/** LibreOffice draws a PDF it imports in Writer: the result is text boxes. */
export const sofficeFromPdf = (profile: string): Peer => ({
  name: 'soffice --infilter=writer_pdf_import',
  program: 'soffice',
  args: (files, output) => [
    `-env:UserInstallation=${pathToFileURL(profile).href}`,
    '--headless',
    '--infilter=writer_pdf_import',
    '--convert-to',
    'docx',
    '--outdir',
    output,
    ...files,
  ],
});
