import type { FileKind } from '../../../../contracts/files.js';
import { catalogue, findTool } from '../../../../contracts/tools/catalogue.js';
import type { Tool } from '../../../../contracts/tools/tool.js';
import { capabilitiesOf } from '../../../session/installation/fixtures/installation.walk.js';
import { rowGroups, startsAtClick, withBreakingApart } from './offered-tools.js';

const rowsFor = (...kinds: readonly FileKind[]) =>
  rowGroups(
    kinds.map((kind, at) => ({ kind, name: `file-${at}.${kind}` })),
    null,
  ).flatMap(({ rows }) => rows);

describe('the tools of the workbench', () => {
  // Requirement.
  test('are without those that administrators have switched off, whatever a row is called', () => {
    const off = ['pdf-rotate', 'export-word', 'export-powerpoint', 'pdf-redact', 'generate-quiz', 'to-pdf'];
    const files = [{ kind: 'pdf', name: 'a.pdf' }] as const;
    const ids = rowGroups(files, capabilitiesOf({ toolsOff: off })).flatMap(({ rows }) => rows.map(({ id }) => id));
    const gone = ['pdf-rotate', 'export', 'redact', 'quiz', 'to-pdf', 'to-pdf-each'];
    expect(ids.filter((id) => gone.includes(id))).toEqual([]);
    expect(ids).toEqual(expect.arrayContaining(['pdf-compress', 'pdf-crop', 'sign', 'detect']));
    const half = rowGroups(files, capabilitiesOf({ toolsOff: ['export-word'] })).flatMap(({ rows }) => rows);
    expect(half.map(({ id }) => id)).toContain('export');
  });

  test('are all there for one PDF, those of the testing page and those that were only calls included', () => {
    const fitting = rowsFor('pdf').flatMap(({ id, reason }) => (reason === null ? [id] : []));
    const takesOnePdf = ({ audience, start, hiddenWhen, accepts: { kinds, min } }: Tool) =>
      audience !== 'call' && start !== 'after-dialog' && !hiddenWhen && kinds.includes('pdf') && min === 1;
    expect(fitting).toEqual(
      expect.arrayContaining([
        ...(catalogue as readonly Tool[]).filter(takesOnePdf).map(({ id }) => id),
        ...['export', 'quiz', 'detect', 'pdf-inspect', 'sign', 'redact', 'pdf-verify'],
      ]),
    );
    expect(fitting).toContain('pdf-crop');
  });

  test('start at a click where what comes of it is known, and show their options elsewhere', () => {
    const atClick = (...kinds: readonly FileKind[]) =>
      rowsFor(...kinds).flatMap((row) => (row.reason === null && startsAtClick(row) ? [row.id] : []));
    expect(atClick('pdf')).toEqual([
      'pdf-compress',
      'pdf-annotate',
      'pdf-edit-text',
      'pdf-fill-form',
      'pdf-add-fields',
      'ai-summarize',
      'share',
    ]);
    expect(atClick('pdf', 'pdf')).toEqual(['pdf-merge', 'pdf-compress', 'share']);
    expect(atClick('image')).toEqual(['to-pdf', 'ai-summarize']);
    expect(atClick('image', 'office')).toEqual(['pdf-merge', 'to-pdf']);
  });

  test('keep their place with the specified reason where they do not fit', () => {
    const reasons = new Map(rowsFor('pdf').map(({ id, reason }) => [id, reason]));
    expect(reasons.get('pdf-merge')).toBe('Requires 2 or more PDF files');
    expect(new Map(rowsFor('image').map(({ id, reason }) => [id, reason])).get('sign')).toBe(
      'Requires exactly 1 PDF file',
    );
  });

  test('lead from Merge to Convert to PDF where not all files are PDFs, and take PDFs alone themselves', () => {
    const merge = (...kinds: readonly FileKind[]) => {
      const { act, reason } = rowsFor(...kinds).find(({ id }) => id === 'pdf-merge')!;
      return [act.type === 'want' ? act.tool : act.type, reason];
    };
    expect(merge('pdf', 'pdf')).toEqual(['convert', null]);
    for (const kinds of [
      ['office', 'office'],
      ['pdf', 'office'],
      ['pdf', 'image'],
      ['text', 'image'],
    ] as const) {
      expect(merge(...kinds)).toEqual(['to-pdf', null]);
    }
    expect(merge('office')).toEqual(['convert', 'Requires PDF files only']);
  });

  test('take several PDFs one by one where they take one', () => {
    const fitting = rowsFor('pdf', 'pdf').flatMap(({ id, reason }) => (reason === null ? [id] : []));
    expect(fitting).toEqual(
      expect.arrayContaining(['pdf-merge', 'pdf-compress', 'pdf-rotate', 'pdf-protect', 'pdf-searchable', 'share']),
    );
    expect(fitting).not.toContain('pdf-organise');
    const mixed = new Map(rowsFor('pdf', 'image').map(({ id, reason }) => [id, reason]));
    expect(mixed.get('pdf-compress')).toBe('Requires exactly 1 PDF file');
  });

  test('ask about each of several PDFs, and make a PDF of each of several pictures', () => {
    const fitting = (...kinds: readonly FileKind[]) =>
      rowsFor(...kinds).flatMap(({ id, reason }) => (reason === null ? [id] : []));
    expect(fitting('pdf', 'pdf')).toEqual(expect.arrayContaining(['pdf-inspect', 'pdf-verify']));
    expect(fitting('image', 'pdf')).toContain('to-pdf-each');
    for (const kinds of [['image'], ['pdf', 'pdf']] as const) {
      expect(rowsFor(...kinds).map(({ id }) => id)).not.toContain('to-pdf-each');
    }
  });

  test('export several files of any kind to Word or PowerPoint one by one, and one file on the page for that', () => {
    const acts = (...kinds: readonly FileKind[]) =>
      rowsFor(...kinds).flatMap(({ id, act, reason }) =>
        /^export(?!-(?:sheet|text))/.test(id) ? [[id, act.type, reason]] : [],
      );
    const each = [
      ['export-word', 'each', null],
      ['export-powerpoint', 'each', null],
    ];
    expect(acts('pdf')).toEqual([['export', 'hand', null]]);
    expect(acts('pdf', 'pdf')).toEqual(each);
    expect(acts('image', 'text', 'office')).toEqual(each);
  });

  test('that would break a signature are told apart from those that read, share or sign', () => {
    const { groups, breaking } = withBreakingApart(rowGroups([{ kind: 'pdf', name: 'signed.pdf' }], null));
    const keeping = groups.flatMap(({ rows }) => rows).flatMap(({ id, reason }) => (reason === null ? [id] : []));
    expect(keeping).toEqual(
      expect.arrayContaining([
        ...['ai-summarize', 'detect', 'export', 'pdf-inspect', 'pdf-to-images', 'pdf-verify'],
        ...['quiz', 'share', 'sign', 'translate'],
      ]),
    );
    const broken = breaking.map(({ id }) => id);
    expect(broken).toEqual(
      expect.arrayContaining([
        ...['pdf-compress', 'pdf-crop', 'pdf-organise', 'pdf-page-numbers', 'pdf-protect', 'pdf-rotate', 'redact'],
        ...['pdf-flatten', 'pdf-sanitise', 'pdf-searchable', 'pdf-split', 'pdf-unlock', 'pdf-watermark'],
      ]),
    );
    const isDeclared = (id: string): boolean => id === 'redact' || findTool(id)?.breaksSignatures === true;
    expect([...broken.filter((id) => !isDeclared(id)), ...keeping.filter(isDeclared)]).toEqual([]);
  });

  test('have every id once', () => {
    const ids = rowsFor('pdf', 'image').map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
