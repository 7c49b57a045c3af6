import type { CapabilitiesReply } from '../../../../contracts/api/capabilities.js';
import { fit, toolsFor, type Fit } from '../../../../contracts/tools/availability.js';
import { batchedCalls } from '../../../../contracts/tools/catalogue.js';
import { toPdf } from '../../../../contracts/tools/to-pdf.js';
import type { Tool, ToolGroup } from '../../../../contracts/tools/tool.js';
import { groupTitles } from '../../../tools/tool-groups.js';
import { areSwitchedOff } from '../../../tools/advertised.js';
import { unavailableReason, type OfferedFile } from '../../../tools/unavailable-reason.js';
import { isBatchable } from '../../../work/batch/batchable.js';
import { takesEach } from './each-order.js';
import { extras, type Act, type ToolRow } from './extra-tools.js';

export interface RowGroup {
  readonly title: string;
  readonly rows: readonly ToolRow[];
}

const refusalOf = (fitting: Fit): string => (fitting.fits ? '' : fitting.message);

const ARRANGER = 'pdf-organise';

/** Tools of the picker; those that ask in a dialog have a screen here instead. */
const pickerRows = (files: readonly OfferedFile[], capabilities: CapabilitiesReply | null): ToolRow[] => {
  const kinds = files.map(({ kind }) => kind);
  return toolsFor(kinds, 'testing')
    .filter(({ start }) => start !== 'after-dialog')
    .map((tool) => {
      const fitting = fit(tool, kinds);
      const takes = fitting.fits || isBatchable(tool, kinds);
      const missing = takes ? unavailableReason(tool, files, capabilities) : undefined;
      const { id, title, tagline, duration, icon, group } = tool;
      const act: Act = id === ARRANGER ? { type: 'arrange' } : { type: 'convert', tool };
      const action = id === ARRANGER ? 'Arrange pages' : tool.action;
      return {
        id,
        title,
        tagline,
        duration,
        action,
        icon,
        group,
        act,
        ...(tool.breaksSignatures && { breaksSignatures: true }),
        reason: takes ? (missing?.text ?? null) : refusalOf(fitting),
      };
    });
};

const MERGE = 'pdf-merge';

/** Files that are not all PDFs are made one by another tool than PDFs are, and the row for PDFs leads there. */
const pointed = (row: ToolRow, files: readonly OfferedFile[]): ToolRow => {
  const kinds = files.map(({ kind }) => kind);
  const isElsewhere = row.id === MERGE && kinds.length > 1 && kinds.some((kind) => kind !== 'pdf');
  if (!isElsewhere || !fit(toPdf, kinds).fits) return row;
  return {
    ...row,
    tagline: 'Convert to PDF makes one PDF of these files',
    duration: toPdf.duration,
    act: { type: 'want', tool: toPdf.id },
    reason: null,
  };
};

/** Several files are exported in rows of their own. */
const EXPORT = 'export';

const extraRows = (files: readonly OfferedFile[]): ToolRow[] => {
  const kinds = files.map(({ kind }) => kind);
  const isInBatches = batchedCalls.some((tool) => takesEach(tool, kinds));
  return extras
    .filter(({ id }) => id !== EXPORT || !isInBatches)
    .map(({ takes, ...row }) => {
      const fitting = fit(takes, kinds);
      return { ...row, reason: fitting.fits ? null : fitting.message };
    });
};

const eachRow = (tool: Tool, row: Pick<ToolRow, 'id' | 'title' | 'tagline'>, reason: string | null): ToolRow => {
  const { duration, action, icon } = tool;
  const { id, title, tagline } = row;
  return { id, title, tagline, duration, action, icon, group: 'organise', act: { type: 'each', tool }, reason };
};

/**
 * Rows of tools that make one PDF of all files, of tools for each of them (PDFs alone have nothing to become), and of
 * tools that take one file.
 */
const eachRows = (files: readonly OfferedFile[], capabilities: CapabilitiesReply | null): ToolRow[] => {
  const kinds = files.map(({ kind }) => kind);
  const reasonOf = (tool: Tool): string | null => unavailableReason(tool, files, capabilities)?.text ?? null;
  const own = {
    id: 'to-pdf-each',
    title: 'Each to its own PDF',
    tagline: 'A PDF for each file, as a ZIP or one by one',
  };
  return [
    ...(kinds.every((kind) => kind === 'pdf') || !takesEach(toPdf, kinds)
      ? []
      : [eachRow(toPdf, own, reasonOf(toPdf))]),
    ...batchedCalls.filter((tool) => takesEach(tool, kinds)).map((tool) => eachRow(tool, tool, reasonOf(tool))),
  ];
};

/** Whether a click on a row starts its tool, as what comes of it is known, or leads to another. Any other row shows its options first. Requirement. */
export const startsAtClick = ({ act }: Pick<ToolRow, 'act'>): boolean =>
  act.type === 'want' || (act.type === 'convert' && act.tool.start === 'at-once');

/** The tools behind those rows that have no tool of their name. */
const toolsOfRows: Readonly<Record<string, readonly string[]>> = {
  export: ['export-word', 'export-powerpoint'],
  quiz: ['generate-quiz'],
  detect: ['pdf-detect-sensitive'],
  sign: ['pdf-place-signature'],
  redact: ['pdf-redact'],
  'to-pdf-each': [toPdf.id],
};

/** Every tool that a visitor may use, by group, with the reason of those that do not take these files. */
export const rowGroups = (
  files: readonly OfferedFile[],
  capabilities: CapabilitiesReply | null,
): readonly RowGroup[] => {
  const picked = pickerRows(files, capabilities).map((row) => pointed(row, files));
  const rows = [...picked, ...eachRows(files, capabilities), ...extraRows(files)].filter(
    ({ id }) => !areSwitchedOff(toolsOfRows[id] ?? [id], capabilities),
  );
  return (Object.keys(groupTitles) as ToolGroup[]).map((group) => ({
    title: groupTitles[group],
    rows: rows.filter((row) => row.group === group),
  }));
};

/** The rows whose tools break a signature apart from the others. */
export const withBreakingApart = (
  groups: readonly RowGroup[],
): { readonly groups: readonly RowGroup[]; readonly breaking: readonly ToolRow[] } => {
  const isBreaking = ({ breaksSignatures, reason }: ToolRow): boolean => breaksSignatures === true && reason === null;
  return {
    groups: groups.map((group) => ({ ...group, rows: group.rows.filter((row) => !isBreaking(row)) })),
    breaking: groups.flatMap(({ rows }) => rows.filter(isBreaking)),
  };
};
