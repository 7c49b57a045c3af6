import type { CapabilitiesReply, Capability } from '../../contracts/api/capabilities.js';
import type { FileKind } from '../../contracts/files.js';
import type { Tool } from '../../contracts/tools/tool.js';
import { translated } from '../text/t.js';
import { areSwitchedOff } from './advertised.js';
import { whoAnswers } from './who-answers.js';

/** A selected file, as far as the choice of tools depends on it. */
export interface OfferedFile {
  readonly name: string;
  readonly kind: FileKind;
}

const isUnavailable = ({ unavailableExtensions }: CapabilitiesReply, { name }: OfferedFile): boolean =>
  unavailableExtensions.some((extension) => name.toLowerCase().endsWith(extension));

/** The capabilities that a tool needs for these files: its own, and text recognition for pictures. */
const neededFor = (tool: Tool, files: readonly OfferedFile[], capabilities: CapabilitiesReply): Capability[] => {
  if (!tool.needs) return [];
  const reads = files.some(({ kind }) => kind === 'image') ? [capabilities.recognition] : [];
  return [capabilities[tool.needs], ...reads];
};

const SWITCHED_OFF: Capability = {
  state: 'missing',
  text: 'This tool is switched off on this site.',
  unlock: null,
};

/** Why a tool can't process these files on this installation; undefined if it can, as far as known. */
export const unavailableReason = (
  tool: Tool,
  files: readonly OfferedFile[],
  capabilities: CapabilitiesReply | null,
): Capability | undefined => {
  if (!capabilities) return undefined;
  if (areSwitchedOff([tool.id], capabilities)) return SWITCHED_OFF;
  if (files.some((file) => isUnavailable(capabilities, file))) return capabilities.office;
  return neededFor(tool, files, capabilities).find(({ state }) => state === 'missing');
};

/** Notes before these tools are started: a simpler replacement is used, or which AI provider answers. */
export const cautionsFor = (
  tools: readonly Tool[],
  files: readonly OfferedFile[],
  capabilities: CapabilitiesReply | null,
): readonly string[] => {
  if (!capabilities) return [];
  const { office, answeredBy } = capabilities;
  const hasOffice = files.some(({ kind }) => kind === 'office') && office.state === 'limited';
  return [
    ...(tools.length > 0 && hasOffice ? [translated(office.text)] : []),
    ...(tools.some(({ needs }) => needs) ? [whoAnswers(answeredBy)] : []),
  ];
};
