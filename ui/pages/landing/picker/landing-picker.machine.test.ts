import { createActor } from 'xstate';
import { takeHanded } from '../../../browser/handed-files.js';
import { testEveryEdge } from '../../../testing/every-edge.js';
import { withFakeActors } from '../../../testing/fake-actors.js';
import { fileOf } from '../../../tools/documents/documents-fixture.js';
import type { LandingPage } from '../landing-page.js';
import { landingPickerWalk } from './fixtures/landing-picker.walk.js';
import { landingPickerMachine, type PickerContext } from './landing-picker.machine.js';
import { selectionNote } from './selection-note.js';

const given = (tool: LandingPage['tool']) => {
  const actor = createActor(withFakeActors(landingPickerMachine, { ending: [] }), { input: { tool } }).start();
  return {
    choose: (...files: readonly File[]) => {
      actor.send({ type: 'files.chosen', files });
      const { files: chosen, problem } = actor.getSnapshot().context as PickerContext;
      return { names: chosen.map(({ name }) => name), problem };
    },
    goOn: () => actor.send({ type: 'continue.pressed' }),
  };
};

describe('the picker of a landing page', () => {
  test('collects files for a tool that takes several, and keeps the last one for a tool that takes one', () => {
    const merge = given('pdf-merge');
    merge.choose(fileOf('a.pdf'));
    expect(merge.choose(fileOf('b.pdf')).names).toEqual(['a.pdf', 'b.pdf']);
    const compress = given('pdf-compress');
    compress.choose(fileOf('a.pdf'));
    expect(compress.choose(fileOf('b.pdf')).names).toEqual(['b.pdf']);
  });

  test('says what is wrong with a file, and keeps those it has', () => {
    const merge = given('pdf-merge');
    merge.choose(fileOf('a.pdf'));
    expect(merge.choose(fileOf('b.docx', 'application/msword'))).toEqual({
      names: ['a.pdf'],
      problem: 'Requires PDF files only',
    });
    const tooLarge = merge.choose(fileOf('c.pdf', 'application/pdf', 26 * 1024 * 1024));
    expect(tooLarge.problem).toBe('File size 26MB exceeds maximum allowed size of 25MB for PDF files.');
    expect(merge.choose(fileOf('d.pdf'))).toEqual({ names: ['a.pdf', 'd.pdf'], problem: null });
  });

  test.each([
    ['pdf-merge', '/', 'pdf-merge'],
    ['pdf-redact', '/pdf-editor', 'redact'],
    ['export-word', '/export', ''],
  ] as const)('hands the files for %s to %s', (tool, path, part) => {
    const picker = given(tool);
    picker.choose(fileOf('a.pdf'));
    picker.goOn();
    expect(takeHanded(path)).toMatchObject({ part, files: [{ name: 'a.pdf' }] });
  });

  test.each([
    ['pdf-split', 1, '1 PDF selected. Upload to split into separate pages.'],
    ['pdf-watermark', 1, '1 PDF selected. Upload to add watermark.'],
    ['ai-summarize', 1, '1 file selected. Upload to generate AI summary.'],
    ['translate', 1, '1 file selected. Upload to translate to any language.'],
    ['to-pdf', 3, '3 file(s) selected. Upload to convert to PDF.'],
    ['share', 1, '1 file(s) selected. Upload to generate secure share link.'],
    ['detect-language', 2, '2 selected. Upload to continue with “Document language”.'],
  ] as const)('says of %s what an upload is for', (tool, count, note) => {
    expect(selectionNote(tool, count)).toBe(note);
  });
});

describe('every edge of the picker', () => {
  testEveryEdge(landingPickerWalk);
});
