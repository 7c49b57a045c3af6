import type { OptionValues } from '../../../tools/fields-of-options.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';

/** Of which document the options of a tool were filled in last. */
const filledFrom = new WeakMap<WorkActor, Map<string, File>>();

/** Fills in the options of a tool from a document, once: what a person has changed since then stays. */
export const fillOptions = (
  work: WorkActor,
  from: { readonly tool: string; readonly file: File },
  given: OptionValues,
): void => {
  const { tool, file } = from;
  const files = filledFrom.get(work) ?? new Map<string, File>();
  filledFrom.set(work, files);
  if (files.get(tool) === file) return;
  files.set(tool, file);
  for (const [field, value] of Object.entries(given)) work.send({ type: 'option.changed', tool, field, value });
};
