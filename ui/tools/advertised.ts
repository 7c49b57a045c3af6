import type { CapabilitiesReply } from '../../contracts/api/capabilities.js';
import type { Tool } from '../../contracts/tools/tool.js';

/** Whether each of these tools is switched off on this site, as far as known. */
export const areSwitchedOff = (ids: readonly string[], capabilities: CapabilitiesReply | null): boolean =>
  capabilities !== null && ids.length > 0 && ids.every((id) => capabilities.toolsOff.includes(id));

/** A tool, or a way to some. */
interface Advertised extends Partial<Pick<Tool, 'id' | 'needs'>> {
  readonly tools?: readonly string[];
}

/**
 * Whether a tool is shown to who has not asked for it: not where it is switched off, and one that not every installation
 * has, only where it is known to be there, so that a page which the build has drawn promises nothing.
 */
export const isAdvertised = (
  { id, tools = id === undefined ? [] : [id], needs }: Advertised,
  capabilities: CapabilitiesReply | null,
): boolean =>
  !areSwitchedOff(tools, capabilities) &&
  (needs !== 'translation' || (capabilities !== null && capabilities.translation.state !== 'missing'));
