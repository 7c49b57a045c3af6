import type { CapabilitiesReply, Capability } from '../../contracts/api/capabilities.js';
import type { FileKind } from '../../contracts/files.js';
import type { Tool } from '../../contracts/tools/tool.js';

/** A selected file, as far as it matters to what can be done with it. */
export interface OfferedFile {
  readonly name: string;
  readonly kind: FileKind;
}

const isUnavailable = ({ unavailableExtensions }: CapabilitiesReply, { name }: OfferedFile): boolean =>
  unavailableExtensions.some((extension) => name.toLowerCase().endsWith(extension));

/** What a tool needs here for these files: its own, and reading pictures where it has to understand one. */
const neededFor = (tool: Tool, files: readonly OfferedFile[], capabilities: CapabilitiesReply): Capability[] => {
  if (!tool.needs) return [];
  const reads = files.some(({ kind }) => kind === 'image') ? [capabilities.recognition] : [];
  return [capabilities[tool.needs], ...reads];
};

/** What keeps a tool from working with these files on this installation; undefined where nothing is known to. */
export const unavailableReason = (
  tool: Tool,
  files: readonly OfferedFile[],
  capabilities: CapabilitiesReply | null,
): Capability | undefined => {
  if (!capabilities) return undefined;
  if (files.some((file) => isUnavailable(capabilities, file))) return capabilities.office;
  return neededFor(tool, files, capabilities).find(({ state }) => state === 'missing');
};

/** What should be known before these tools are started: something simpler stands in, or who answers. */
export const cautionsFor = (
  tools: readonly Tool[],
  files: readonly OfferedFile[],
  capabilities: CapabilitiesReply | null,
): readonly string[] => {
  if (!capabilities) return [];
  const { office, answeredBy } = capabilities;
  const hasOffice = files.some(({ kind }) => kind === 'office') && office.state === 'limited';
  return [
    ...(tools.length > 0 && hasOffice ? [office.text] : []),
    ...(tools.some(({ needs }) => needs) ? [`AI tools are answered by ${answeredBy.name}.`] : []),
  ];
};
