import type { CapabilitiesReply } from '../../../../../contracts/api/capabilities.js';
import { fit, toolsFor, type Fit } from '../../../../../contracts/tools/availability.js';
import { toPdf } from '../../../../../contracts/tools/to-pdf.js';
import type { ToolGroup } from '../../../../../contracts/tools/tool.js';
import { groupTitles } from '../../../../tools/tool-groups.js';
import { unavailableReason, type OfferedFile } from '../../../../tools/unavailable-reason.js';
import { isBatchable } from '../../machine/batchable.js';
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
    .filter(({ start }) => start === 'at-once')
    .map((tool) => {
      const fitting = fit(tool, kinds);
      const takes = fitting.fits || isBatchable(tool, kinds);
      const missing = takes ? unavailableReason(tool, files, capabilities) : undefined;
      const { id, title, tagline, duration, icon, group } = tool;
      const act: Act = id === ARRANGER ? { type: 'arrange' } : { type: 'convert', tool };
      return {
        id,
        title,
        tagline,
        duration,
        icon,
        group,
        act,
        reason: takes ? (missing?.text ?? null) : refusalOf(fitting),
      };
    });
};

const extraRows = (files: readonly OfferedFile[]): ToolRow[] =>
  extras.map(({ takes, ...row }) => {
    const fitting = fit(
      takes,
      files.map(({ kind }) => kind),
    );
    return { ...row, reason: fitting.fits ? null : fitting.message };
  });

/** What makes one PDF of all files, for each of them; PDFs alone have nothing to become. */
const eachRows = (files: readonly OfferedFile[], capabilities: CapabilitiesReply | null): ToolRow[] => {
  const kinds = files.map(({ kind }) => kind);
  if (kinds.every((kind) => kind === 'pdf') || !takesEach(toPdf, kinds)) return [];
  return [
    {
      id: 'to-pdf-each',
      title: 'Each to its own PDF',
      tagline: 'A PDF for each file, as a ZIP or one by one',
      duration: toPdf.duration,
      icon: toPdf.icon,
      group: toPdf.group,
      act: { type: 'each', tool: toPdf },
      reason: unavailableReason(toPdf, files, capabilities)?.text ?? null,
    },
  ];
};

/** Every tool that a visitor may use, by group, with the reason of those that do not take these files. */
export const rowGroups = (
  files: readonly OfferedFile[],
  capabilities: CapabilitiesReply | null,
): readonly RowGroup[] => {
  const rows = [...pickerRows(files, capabilities), ...eachRows(files, capabilities), ...extraRows(files)];
  return (Object.keys(groupTitles) as ToolGroup[]).map((group) => ({
    title: groupTitles[group],
    rows: rows.filter((row) => row.group === group),
  }));
};
