import { exportWord } from '../../../../contracts/tools/export-word.js';
import { toPdf } from '../../../../contracts/tools/to-pdf.js';
import { fileOf, givenPage } from '../../../work/machine/work-fixture.js';
import { eachOrder } from './each-order.js';

test('a tool that joins files gets each of them by itself, with the options that were chosen', () => {
  const { home, choose } = givenPage();
  choose(fileOf('front.png', 'image/png'), fileOf('back.png', 'image/png'));
  home.send({ type: 'option.changed', tool: 'to-pdf', field: 'pageSize', value: 'a4' });
  expect(eachOrder(home.getSnapshot().context, toPdf)).toMatchObject({
    tool: 'to-pdf',
    files: [
      {
        selected: { id: 1 },
        upload: { operation: 'to-pdf', files: [{ name: 'front.png' }], options: { pageSize: 'a4' } },
      },
      {
        selected: { id: 2 },
        upload: { operation: 'to-pdf', files: [{ name: 'back.png' }], options: { pageSize: 'a4' } },
      },
    ],
  });
});

test('a tool with a call of its own is asked for by its name, for each file by itself', () => {
  const { home, choose } = givenPage();
  choose(fileOf('lease.pdf'), fileOf('notes.txt', 'text/plain'));
  const { tool, files } = eachOrder(home.getSnapshot().context, exportWord);
  expect(tool).toBe('export-word');
  expect(files.map(({ upload }) => [upload.operation, upload.files.map(({ name }) => name), upload.options])).toEqual([
    ['export-word', ['lease.pdf'], { textEncoding: 'auto', scanLanguages: '' }],
    ['export-word', ['notes.txt'], { textEncoding: 'auto', scanLanguages: '' }],
  ]);
});
