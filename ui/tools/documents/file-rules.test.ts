import { MB } from '../../../contracts/byte-sizes.js';
import { fileOf } from './documents-fixture.js';
import { fileProblem, rulesWithWord, selectionProblem, translationRules, usualRules } from './file-rules.js';

describe('a file for one of the document pages', () => {
  test.each([
    'application/pdf',
    'image/png',
    'image/gif',
    'image/webp',
    'image/tiff',
    'image/avif',
    'text/plain',
    'text/csv',
    'text/markdown',
  ])('may be %s', (type) => {
    expect(fileProblem(usualRules, fileOf('a', type, 25 * MB))).toBeNull();
  });

  test.each([
    ['photo.psd', 'image/vnd.adobe.photoshop'],
    ['drawing.svg', 'image/svg+xml'],
    ['scan.bmp', 'image/bmp'],
    ['scan.bmp', ''],
  ])('may be no image that the server cannot read, which is said before it is sent: %s', (name, type) => {
    for (const rules of [usualRules, rulesWithWord])
      expect(fileProblem(rules, fileOf(name, type))).toMatchObject({
        title: 'Unsupported file type',
        text: `${name} is not supported. Please upload images, PDFs, or text files.`,
      });
    expect(fileProblem(translationRules, fileOf(name, type))?.text).toBe(
      `${name} is not supported. Please upload PDFs, images, or text files.`,
    );
  });

  test.each(['letter.doc', 'letter.docx'])('may be a Word file where the picker suggests those: %s', (name) => {
    expect(fileProblem(rulesWithWord, fileOf(name, ''))).toBeNull();
    expect(fileProblem(usualRules, fileOf(name, ''))?.title).toBe('Unsupported file type');
    expect(fileProblem(rulesWithWord, fileOf('sheet.xlsx', ''))?.title).toBe('Unsupported file type');
  });

  test('is judged by its name where the browser knows no type', () => {
    expect(fileProblem(usualRules, fileOf('notes.TXT', ''))).toBeNull();
    expect(fileProblem(usualRules, fileOf('notes', ''))?.title).toBe('Unsupported file type');
  });

  test('is turned away one byte over 25 MB', () => {
    const large = fileOf('big.pdf', 'application/pdf', 25 * MB + 1);
    expect(fileProblem(usualRules, large)?.text).toBe('big.pdf is larger than 25MB. Please choose a smaller file.');
    expect(fileProblem(translationRules, large)?.text).toBe('big.pdf is larger than 25MB.');
  });

  test('comes alone', () => {
    const file = fileOf('a.pdf', 'application/pdf');
    expect(selectionProblem(usualRules, [file, file])?.title).toBe('One file at a time');
    expect(selectionProblem(usualRules, [file])).toBeNull();
    expect(selectionProblem(usualRules, [])).toBeNull();
  });
});
