import type { FileKind } from '../../../contracts/files.js';
import type { Tool } from '../../../contracts/tools/tool.js';
import type { Upload } from '../../calls/post-conversion.js';
import { planFieldOf } from '../../tools/fields-of-options.js';
import type { SelectedFile } from '../files/selection.js';

/** A file of a batch, and the conversion that is asked for it. */
export interface BatchFile {
  readonly selected: SelectedFile;
  readonly upload: Upload;
}

/** One tool for each of several files. */
export interface BatchOrder {
  readonly tool: string;
  readonly files: readonly BatchFile[];
}

/** A tool that only applies an arrangement of pages: what is arranged is one document. */
const isArranger = (tool: Tool): boolean =>
  planFieldOf(tool) !== undefined && Object.keys(tool.options.shape).length === 1;

/** Whether a tool that takes one PDF can take each of these files in turn. */
export const isBatchable = (tool: Tool, kinds: readonly FileKind[]): boolean => {
  const { accepts, start } = tool;
  const takesOnePdf = accepts.max === 1 && accepts.kinds.every((kind) => kind === 'pdf');
  return (
    takesOnePdf &&
    start !== 'after-dialog' &&
    !isArranger(tool) &&
    kinds.length > 1 &&
    kinds.every((kind) => kind === 'pdf')
  );
};
