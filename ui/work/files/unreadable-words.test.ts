import { unreadableWords } from './unreadable-words.js';

test('a file that is no PDF inside is said to be damaged, not what pdf.js says of it', () => {
  const error = Object.assign(new Error('Invalid Root reference.'), { name: 'InvalidPDFException' });
  expect(unreadableWords(error)).toBe('It cannot be opened as a PDF: the file is damaged or of another type.');
  expect(unreadableWords(new Error('Worker was destroyed'))).toBe('It cannot be shown here.');
});
