import { waitFor } from 'xstate';
import { MB } from '../../../contracts/byte-sizes.js';
import { CallFailed } from '../../calls/server-reply.js';
import { accepted, fileOf, givenPage, said, tooLate } from './work-fixture.js';
import { suggestedTool } from './work-context.js';

const report = fileOf('report.pdf');
const annex = fileOf('annex.pdf');
const photo = fileOf('photo.png', 'image/png');

const converting = (...files: File[]) => {
  const page = givenPage();
  page.choose(...files);
  page.home.send({ type: 'tool.chosen', tool: files.length > 1 ? 'pdf-merge' : 'pdf-compress' });
  page.home.send(accepted);
  return page;
};

describe('choosing files', () => {
  test('keeps the valid ones and says why the others are left out', () => {
    const { home, names, choose } = givenPage();
    choose(report, fileOf('clip.mp4', 'video/mp4'), fileOf('big.png', 'image/png', 15 * MB + 1));
    expect(names()).toEqual(['report.pdf']);
    expect(home.getSnapshot().context.turnedAway).toEqual([
      {
        name: 'clip.mp4',
        message:
          'Invalid file type. Only PDF, PNG, JPEG, GIF, WebP, TIFF, AVIF, HEIC, JPEG XL, SVG, text, Word, Excel, PowerPoint, OpenDocument, RTF, CSV, Markdown, HTML, XML, EML, MSG, EPUB, iWork files are allowed.',
      },
      { name: 'big.png', message: 'File size 15.01MB exceeds maximum allowed size of 15MB for PNG files.' },
    ]);
  });

  test('takes a file of exactly the largest size', () => {
    const { names, choose } = givenPage();
    choose(fileOf('large.pdf', 'application/pdf', 25 * MB), fileOf('large.jpg', 'image/jpeg', 15 * MB));
    expect(names()).toEqual(['large.pdf', 'large.jpg']);
  });

  test('turns an empty file away', () => {
    const { home, choose } = givenPage();
    choose(fileOf('empty.pdf', 'application/pdf', 0));
    expect(home.getSnapshot().matches({ act: 'empty' })).toBe(true);
    expect(home.getSnapshot().context.turnedAway[0]?.message).toBe('empty.pdf is empty');
  });

  test('takes a hundred files and no more', () => {
    const { home, names, choose } = givenPage();
    choose(...Array.from({ length: 101 }, (_, index) => fileOf(`${index}.pdf`)));
    expect(names()).toHaveLength(100);
    expect(home.getSnapshot().context.turnedAway).toEqual([
      { name: '100.pdf', message: 'Too many files: one conversion takes at most 100' },
    ]);
  });

  test('goes on top of what is already selected', () => {
    const { names, choose } = givenPage();
    choose(report);
    choose(annex);
    expect(names()).toEqual(['report.pdf', 'annex.pdf']);
  });

  test('is left alone while a conversion runs', () => {
    const { names, choose } = converting(report);
    choose(annex);
    expect(names()).toEqual(['report.pdf']);
  });
});

describe('the selection', () => {
  test('has a picture in the place of another, on screen where that was, and says why one will not do', () => {
    const { home, choose } = givenPage();
    choose(fileOf('first.jpg', 'image/jpeg'), fileOf('second.jpg', 'image/jpeg'));
    home.send({ type: 'file.shown', id: 2 });
    home.send({ type: 'picture.swapped', id: 2, file: fileOf('flat.jpg', 'image/jpeg') });
    const { files, shown } = home.getSnapshot().context;
    expect(files.map(({ file }) => file.name)).toEqual(['first.jpg', 'flat.jpg']);
    expect(files.find(({ id }) => id === shown)?.file.name).toBe('flat.jpg');
    home.send({ type: 'picture.swapped', id: shown, file: new File([], 'empty.jpg', { type: 'image/jpeg' }) });
    const after = home.getSnapshot().context;
    expect([after.files, after.shown]).toEqual([files, shown]);
    expect(after.turnedAway).toMatchObject([{ name: 'empty.jpg' }]);
  });

  test('changes its order, and says where a file went', () => {
    const { home, names, choose } = givenPage();
    choose(report, annex);
    home.send({ type: 'file.moved', id: 2, by: -1 });
    expect(names()).toEqual(['annex.pdf', 'report.pdf']);
    expect(home.getSnapshot().context.announcement).toBe('annex.pdf is number 1 of 2');
  });

  test('is sorted, and loses no file that came meanwhile', () => {
    const { home, names, choose } = givenPage();
    choose(report, annex);
    choose(new File(['c'], 'late.pdf', { type: 'application/pdf' }));
    home.send({ type: 'files.sorted', ids: [2, 1, 9] });
    expect(names()).toEqual(['annex.pdf', 'report.pdf', 'late.pdf']);
    expect(home.getSnapshot().context.announcement).toBe('annex.pdf is number 1 of 3');
  });

  test('keeps its order when the first file is moved up', () => {
    const { home, names, choose } = givenPage();
    choose(report, annex);
    home.send({ type: 'file.moved', id: 1, by: -1 });
    expect(names()).toEqual(['report.pdf', 'annex.pdf']);
  });

  test('is empty again when its last file is removed', () => {
    const { home, choose } = givenPage();
    choose(report);
    home.send({ type: 'file.removed', id: 1 });
    expect(home.getSnapshot().matches({ act: 'empty' })).toBe(true);
  });

  test.each([
    { files: [report], suggested: 'pdf-compress' },
    { files: [report, annex], suggested: 'pdf-merge' },
    { files: [report, photo], suggested: 'to-pdf' },
  ])('of $files.length file(s) suggests $suggested', ({ files, suggested }) => {
    const { home, choose } = givenPage();
    choose(...files);
    expect(suggestedTool(home.getSnapshot().context)?.id).toBe(suggested);
  });
});

describe('starting a tool', () => {
  test('sends the files in their order with the options as chosen', () => {
    const { home, uploads, choose } = givenPage();
    choose(report);
    home.send({ type: 'option.changed', tool: 'pdf-watermark', field: 'watermarkText', value: 'DRAFT' });
    home.send({ type: 'tool.chosen', tool: 'pdf-watermark' });
    expect(uploads).toEqual([
      {
        files: [report],
        operation: 'pdf-watermark',
        options: { watermarkText: 'DRAFT', watermarkOpacity: 0.5, watermarkPosition: 'center', pageRanges: '' },
      },
    ]);
  });

  test('sends share as pdf-compress', () => {
    const { home, uploads, choose } = givenPage();
    choose(report);
    home.send({ type: 'tool.chosen', tool: 'share' });
    expect(uploads).toEqual([
      { files: [report], operation: 'pdf-compress', options: { quality: 'high', keepSigned: 'true' } },
    ]);
  });

  test('asks for the watermark text when there is none', () => {
    const { home, uploads, choose } = givenPage();
    choose(report);
    home.send({ type: 'option.changed', tool: 'pdf-watermark', field: 'watermarkText', value: '  ' });
    home.send({ type: 'tool.chosen', tool: 'pdf-watermark' });
    expect(uploads).toEqual([]);
    expect(home.getSnapshot().context).toMatchObject({
      unfolded: 'pdf-watermark',
      problem: { field: 'watermarkText', message: 'Please enter watermark text' },
    });
  });

  test('says that the only document lacks a page before anything is sent', () => {
    const { home, uploads, choose } = givenPage();
    choose(report);
    home.send({ type: 'option.changed', tool: 'pdf-split', field: 'pageRanges', value: '2-9' });
    home.send({ type: 'tool.chosen', tool: 'pdf-split', pageCount: 3 });
    expect(uploads).toEqual([]);
    expect(home.getSnapshot().context).toMatchObject({
      unfolded: 'pdf-split',
      problem: { field: 'pageRanges', message: 'This document has 3 pages; page 9 does not exist' },
    });
    home.send({ type: 'tool.chosen', tool: 'pdf-split', pageCount: 9 });
    expect(uploads).toHaveLength(1);
  });

  test('does nothing for a tool that does not fit', () => {
    const { home, uploads, choose } = givenPage();
    choose(report);
    home.send({ type: 'tool.chosen', tool: 'pdf-merge' });
    expect(uploads).toEqual([]);
  });

  test('says why an upload failed and keeps the selection', () => {
    const { home, notices, names, choose } = givenPage();
    choose(report);
    home.send({ type: 'tool.chosen', tool: 'pdf-compress' });
    home.send({ type: 'upload.refused', message: 'report.pdf is protected by a password' });
    expect(notices).toMatchObject([
      { title: 'Upload Failed', text: 'report.pdf is protected by a password', tone: 'destructive' },
    ]);
    expect(home.getSnapshot().matches({ act: 'choosing' })).toBe(true);
    expect(names()).toEqual(['report.pdf']);
  });

  test('stops the request when cancelled while uploading', () => {
    const { home, choose, uploadsRunning } = givenPage();
    choose(report);
    home.send({ type: 'tool.chosen', tool: 'pdf-compress' });
    expect(uploadsRunning()).toBe(1);
    home.send({ type: 'cancel.pressed' });
    expect(uploadsRunning()).toBe(0);
    expect(home.getSnapshot().matches({ act: 'choosing' })).toBe(true);
  });
});

describe('a conversion', () => {
  test('joins the list of this session as soon as it is accepted', () => {
    const { told } = converting(report);
    expect(told).toMatchObject([
      { type: 'conversion.accepted', row: { id: 'c1', originalFileName: 'report.pdf', status: 'processing' } },
    ]);
  });

  test('shows its result, and half a second later the page is ready for the next', () => {
    const { home, clock, told, names } = converting(report);
    home.send(
      said('completed', { downloadName: 'report_compressed.pdf', size: 2, notes: ['A signature was removed.'] }),
    );
    expect(told.at(-1)).toEqual({
      type: 'result.ready',
      result: {
        shareHash: 'h1',
        shareLink: 'https://docket.test/s/h1',
        name: 'report_compressed.pdf',
        size: 2,
        sizeBefore: 3,
        notes: ['A signature was removed.'],
      },
    });
    clock.increment(499);
    expect(home.getSnapshot().matches({ act: 'completed' })).toBe(true);
    clock.increment(1);
    expect(home.getSnapshot().matches({ act: 'choosing' })).toBe(true);
    expect(names()).toEqual(['report.pdf']);
    expect(told.at(-1)).toEqual({ type: 'history.stale' });
  });

  test('that fails says why, and keeps the files for another try', () => {
    const { home, clock, notices, names } = converting(report);
    home.send(said('failed', { error: 'report.pdf cannot be opened as a PDF: no header' }));
    expect(notices).toMatchObject([
      { title: 'Processing Failed', text: 'report.pdf cannot be opened as a PDF: no header', tone: 'destructive' },
    ]);
    clock.increment(500);
    expect(home.getSnapshot().matches({ act: 'choosing' })).toBe(true);
    expect(names()).toEqual(['report.pdf']);
    const message = 'report.pdf cannot be opened as a PDF: no header';
    expect(home.getSnapshot().context).toMatchObject({
      failure: { tool: 'pdf-compress', message },
      unfolded: 'pdf-compress',
    });
    home.send({ type: 'tool.chosen', tool: 'pdf-compress' });
    expect(home.getSnapshot().context.failure).toBeNull();
  });

  test('does not mind what is said of another one', () => {
    const { home } = converting(report);
    home.send(said('completed', { conversionId: 'c2' }));
    expect(home.getSnapshot().matches({ act: 'converting' })).toBe(true);
  });

  test('is over when the server says that it was cancelled', () => {
    const { home, names } = converting(report);
    home.send({ type: 'cancel.pressed' });
    home.send(said('cancelled'));
    expect(home.getSnapshot().matches({ act: 'choosing' })).toBe(true);
    expect(names()).toEqual(['report.pdf']);
  });

  test('that has ended before the cancel arrives goes on to its end without complaint', async () => {
    const { home, notices, choose } = givenPage({ cancel: () => Promise.reject(tooLate) });
    choose(report);
    home.send({ type: 'tool.chosen', tool: 'pdf-compress' });
    home.send(accepted);
    home.send({ type: 'cancel.pressed' });
    await waitFor(home, (state) => state.matches({ act: { converting: 'running' } }));
    expect(notices).toEqual([]);
  });

  test('that cannot be cancelled goes on, and says why in words', async () => {
    const stopping = { error: 'The server is restarting.', code: 'server.stopping', facts: {} };
    const { home, notices, choose } = givenPage({
      cancel: () => Promise.reject(new CallFailed(503, JSON.stringify(stopping), '')),
    });
    choose(report);
    home.send({ type: 'tool.chosen', tool: 'pdf-compress' });
    home.send(accepted);
    home.send({ type: 'cancel.pressed' });
    await waitFor(home, (state) => state.matches({ act: { converting: 'running' } }));
    expect(notices).toMatchObject([{ title: 'Error', text: '503: The server is restarting.' }]);
  });
});
