import { typeOfName } from '../../../contracts/files.js';
import type { CapabilitiesReply } from '../../../contracts/api/capabilities.js';
import { fit, toolsFor } from '../../../contracts/tools/availability.js';
import type { Tool } from '../../../contracts/tools/tool.js';
import { initialOptions, type OptionValues } from '../../tools/fields-of-options.js';
import { unavailableReason } from '../../tools/unavailable-reason.js';

/** The tools that take a finished file, except sharing: it is already shared. */
export const nextTools = (name: string, capabilities: CapabilitiesReply | null): readonly Tool[] => {
  const kind = typeOfName(name)?.kind;
  if (!kind) return [];
  return toolsFor([kind]).filter(
    (tool) => !tool.sentAs && fit(tool, [kind]).fits && !unavailableReason(tool, [{ name, kind }], capabilities),
  );
};

/** Requirement: the default options when continuing, where they differ from the tool's own. */
const defaults: Readonly<Record<string, OptionValues>> = {
  'pdf-compress': { quality: 'medium' },
  translate: { targetLanguage: 'es' },
};

export const nextOptions = (tool: Tool): OptionValues => ({ ...initialOptions(tool), ...defaults[tool.id] });
