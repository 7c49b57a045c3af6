import { waitFor } from 'xstate';
import type { ExportRequest } from '../../calls/documents.calls.js';
import { testEveryEdge } from '../../testing/every-edge.js';
import { fileOf } from '../../tools/documents/documents-fixture.js';
import { exportWalk } from './fixtures/export.walk.js';
import { givenExport, exportedFile } from './export-fixture.js';

const chosen = { type: 'files.chosen', files: [fileOf()] } as const;

describe('the export page', () => {
  test('begins without a file, and with Word', () => {
    expect(givenExport().context()).toMatchObject({ file: null, format: 'word' });
  });

  test('asks for a file first', () => {
    const { page, notices } = givenExport();
    page.send({ type: 'export.pressed' });
    expect(page.getSnapshot().hasTag('busy')).toBe(false);
    expect(notices).toMatchObject([{ title: 'No file selected', text: 'Please upload a file to export.' }]);
  });

  test('downloads the document in the format chosen, and again on demand', async () => {
    const requests: ExportRequest[] = [];
    const { page, notices, saved } = givenExport(async (request) => {
      requests.push(request);
      return exportedFile;
    });
    page.send(chosen);
    page.send({ type: 'format.chosen', format: 'powerpoint' });
    page.send({ type: 'export.pressed' });
    await waitFor(page, (state) => state.matches('choosing'));
    expect(requests).toMatchObject([{ format: 'powerpoint' }]);
    expect(notices).toMatchObject([{ text: 'Your PowerPoint document has been downloaded.' }]);
    page.send({ type: 'download.pressed' });
    expect(saved).toEqual(['report.docx', 'report.docx']);
  });

  test('keeps file and format after a failure, and says why', async () => {
    const { page, context, notices } = givenExport(() => Promise.reject(new Error('report.pdf is protected')));
    page.send(chosen);
    page.send({ type: 'export.pressed' });
    await waitFor(page, (state) => state.matches('choosing'));
    expect(notices).toMatchObject([{ title: 'Export failed', text: 'report.pdf is protected' }]);
    expect(context()).toMatchObject({ failure: 'report.pdf is protected', format: 'word' });
    expect(context().file?.name).toBe('report.pdf');
  });

  test('keeps the file while another is turned away', () => {
    const { page, context, notices } = givenExport();
    page.send(chosen);
    page.send({ type: 'files.chosen', files: [fileOf('a.zip', 'application/zip')] });
    expect(context().file?.name).toBe('report.pdf');
    expect(notices).toMatchObject([{ title: 'Unsupported file type' }]);
  });
});

describe('every edge of the export page', () => {
  testEveryEdge(exportWalk);
});
