import { createActor, fromCallback } from 'xstate';
import type { FileKind } from '../../../../contracts/files.js';
import type { Upload } from '../../../calls/post-conversion.js';
import { landingList } from '../../../pages/landing/landing-list.js';
import { destinationOf } from '../../../pages/landing/picker/tool-destination.js';
import { fileOf } from '../../../work/machine/work-fixture.js';
import { workMachine } from '../../../work/machine/work.machine.js';
import type { ToolRow } from './extra-tools.js';
import { rowGroups, startsAtClick } from './offered-tools.js';
import { suggestionFor } from './suggestion.js';
import { wantedBy, wantedIn } from './wanted-row.js';

const silent = fromCallback(() => undefined) as never;

const sample: Readonly<Record<FileKind, () => File>> = {
  pdf: () => fileOf('report.pdf'),
  image: () => fileOf('photo.png', 'image/png'),
  drawing: () => fileOf('logo.svg', 'image/svg+xml'),
  text: () => fileOf('notes.txt', 'text/plain'),
  office: () => fileOf('letter.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
  mail: () => fileOf('letter.eml', 'message/rfc822'),
  book: () => fileOf('novel.epub', 'application/epub+zip'),
  iwork: () => fileOf('letter.pages', 'application/vnd.apple.pages'),
};

/** The home page, and what it has sent to the server. */
const givenHome = () => {
  const uploads: Upload[] = [];
  const machine = workMachine.provide({
    actors: {
      upload: fromCallback<{ type: 'never' }, Upload>(({ input }) => {
        uploads.push(input);
      }),
      progressFeed: silent,
      pageDrop: silent,
      restoredFiles: fromCallback(({ sendBack }) => sendBack({ type: 'nothing.kept' })),
      openFiles: silent,
      persistTab: silent,
      awaitResult: silent,
      fetchVersions: silent,
      systemFiles: silent,
      leaveWarning: silent,
      recent: silent,
      history: silent,
      resultBox: silent,
      aiOverlay: silent,
    },
  });
  const home = createActor(machine).start();
  return { home, uploads, choose: (kinds: readonly FileKind[]) => choose(home, kinds) };
};

const choose = (home: ReturnType<typeof givenHome>['home'], kinds: readonly FileKind[]): void => {
  home.send({ type: 'files.chosen', files: kinds.map((kind) => sample[kind]()) });
};

const rowsFor = (kinds: readonly FileKind[]): readonly ToolRow[] =>
  rowGroups(
    kinds.map((kind, at) => ({ kind, name: `${at}.${kind}` })),
    null,
  ).flatMap(({ rows }) => rows);

const selections: readonly (readonly FileKind[])[] = [
  ['pdf'],
  ['pdf', 'pdf'],
  ['image'],
  ['image', 'image'],
  ['office'],
  ['text'],
  ['pdf', 'office'],
];
const fitting = selections.flatMap((kinds) =>
  rowsFor(kinds)
    .filter(({ reason }) => reason === null)
    .map((row) => ({ name: `${row.id} of ${kinds.join(' and ')}`, kinds, row })),
);

/** The row whose options stand open after a tool was chosen by name. */
const openRow = (home: ReturnType<typeof givenHome>['home'], kinds: readonly FileKind[]): string | undefined =>
  wantedIn([{ title: '', rows: rowsFor(kinds) }], home.getSnapshot().context)?.id;

/** Those in a mode of their own open it, and nothing runs. */
const START_AT_CLICK = [
  'pdf-merge',
  'pdf-compress',
  'to-pdf',
  'share',
  'ai-summarize',
  'pdf-fill-form',
  'pdf-annotate',
  'pdf-edit-text',
  'pdf-add-fields',
];

describe('a tool', () => {
  test.each(fitting)('chosen in the palette opens and does not run: $name', ({ kinds, row }) => {
    const { home, uploads } = givenHome();
    choose(home, kinds);
    home.send(wantedBy(row));
    expect(openRow(home, kinds)).toBe(row.act.type === 'want' ? row.act.tool : row.id);
    expect([uploads, home.getSnapshot().value]).toMatchObject([[], { act: 'choosing' }]);
  });

  test.each(fitting)('chosen in the palette of the empty page opens once there are files: $name', ({ kinds, row }) => {
    const { home, uploads } = givenHome();
    home.send(wantedBy(row));
    choose(home, kinds);
    expect(openRow(home, kinds)).toBe(row.act.type === 'want' ? row.act.tool : row.id);
    expect([uploads, home.getSnapshot().value]).toMatchObject([[], { act: 'choosing' }]);
  });

  test.each(fitting)('clicked in its row runs only where what comes of it is known: $name', ({ row }) => {
    const leadsTo = row.act.type === 'want' ? row.act.tool : row.id;
    expect(startsAtClick(row)).toBe(row.act.type === 'want' || START_AT_CLICK.includes(row.id));
    if (row.act.type === 'want') expect(START_AT_CLICK).toContain(leadsTo);
  });

  test.each(fitting.filter(({ row }) => !startsAtClick(row)))(
    'whose row is clicked opens and does not run: $name',
    ({ kinds, row }) => {
      const { home, uploads } = givenHome();
      choose(home, kinds);
      home.send({ type: 'options.toggled', tool: row.id });
      expect([home.getSnapshot().context.unfolded, uploads]).toEqual([row.id, []]);
      expect(home.getSnapshot().value).toMatchObject({ act: 'choosing' });
    },
  );

  test('that a PDF is suggested is one of the rows, with its options and a button', () => {
    const plain = { text: 'all', hasFields: false, hasSignatureField: false, isSigned: false } as const;
    const seen = [plain, { ...plain, text: 'none' } as const, { ...plain, hasFields: true }, null];
    const suggested = seen.flatMap((traits) => [1, 1e8].map((bytes) => suggestionFor({ traits, bytes }).id));
    const rows = new Map(rowsFor(['pdf']).map(({ id, reason }) => [id, reason]));
    expect(suggested.map((id) => rows.get(id))).toEqual(suggested.map(() => null));
  });
});

/** Files for which the workbench has the tool of a page. */
const filesFor = (part: string): readonly FileKind[] =>
  [...selections, ['pdf', 'image'] as const].find((kinds) =>
    rowsFor(kinds).some(({ id, reason }) => id === part && reason === null),
  ) ?? [];

describe('the page of a tool', () => {
  const onHome = landingList.filter(({ tool }) => destinationOf(tool).path === '/');

  test.each(onHome)('hands its files to the workbench, where the tool opens and does not run: $tool', ({ tool }) => {
    const { home, uploads } = givenHome();
    const { part } = destinationOf(tool);
    const kinds = filesFor(part);
    choose(home, kinds);
    home.send({ type: 'tool.wanted', tool: part });
    expect(openRow(home, kinds)).toBe(part);
    expect([uploads, home.getSnapshot().value]).toMatchObject([[], { act: 'choosing' }]);
  });

  test('of any other tool leads to a screen of its own', () => {
    const paths = new Set(landingList.map(({ tool }) => destinationOf(tool).path).filter((path) => path !== '/'));
    expect([...paths].toSorted()).toEqual(['/export', '/kahoot-quiz', '/pdf-editor']);
  });
});
