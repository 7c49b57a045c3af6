import type { CapabilitiesReply } from '../../../../../contracts/api/capabilities.js';
import { fit, toolsFor, type Fit } from '../../../../../contracts/tools/availability.js';
import type { ToolGroup } from '../../../../../contracts/tools/tool.js';
import { groupTitles } from '../../../../tools/tool-groups.js';
import { unavailableReason, type OfferedFile } from '../../../../tools/unavailable-reason.js';
import { isBatchable } from '../../machine/batchable.js';
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

/** Every tool that a visitor may use, by group, with the reason of those that do not take these files. */
export const rowGroups = (
  files: readonly OfferedFile[],
  capabilities: CapabilitiesReply | null,
): readonly RowGroup[] => {
  const rows = [...pickerRows(files, capabilities), ...extraRows(files)];
  return (Object.keys(groupTitles) as ToolGroup[]).map((group) => ({
    title: groupTitles[group],
    rows: rows.filter((row) => row.group === group),
  }));
};
