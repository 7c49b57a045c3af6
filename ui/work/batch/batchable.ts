import type { FileKind } from '../../../contracts/files.js';
import type { Tool } from '../../../contracts/tools/tool.js';
import type { Upload } from '../../calls/post-conversion.js';
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

/** Whether a tool that takes one PDF can take each of these files in turn. Pages are arranged in one document alone. */
export const isBatchable = (tool: Tool, kinds: readonly FileKind[]): boolean => {
  const { accepts, start, arrangesPages } = tool;
  const takesOnePdf = accepts.max === 1 && accepts.kinds.every((kind) => kind === 'pdf');
  return (
    takesOnePdf &&
    start !== 'after-dialog' &&
    !arrangesPages &&
    kinds.length > 1 &&
    kinds.every((kind) => kind === 'pdf')
  );
};
