import type { FileKind } from '../../../../contracts/files.js';
import { fit } from '../../../../contracts/tools/availability.js';
import type { Tool } from '../../../../contracts/tools/tool.js';
import type { BatchOrder } from '../../../work/batch/batchable.js';
import { inHand, uploadOf, withAlone, type WorkContext } from '../../../work/machine/work-context.js';

/** Whether a tool that joins files can also take each of them in turn. */
export const takesEach = (tool: Tool, kinds: readonly FileKind[]): boolean =>
  kinds.length > 1 && kinds.every((kind) => fit(tool, [kind]).fits);

/** Each of the files by itself, for a tool that would join them. */
export const eachOrder = (context: WorkContext, { id: tool }: Pick<Tool, 'id'>): BatchOrder => ({
  tool,
  files: inHand(context).files.map((selected) => ({
    selected,
    upload: uploadOf({ ...withAlone(context, selected), tool, arrangement: null }),
  })),
});
