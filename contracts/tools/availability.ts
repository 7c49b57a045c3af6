import type { FileKind } from '../files.js';
import { catalogue } from './catalogue.js';
import type { Tool } from './tool.js';

/** Whether a tool takes a selection; `message` is the text for visitors. */
export type Fit = { readonly fits: true } | { readonly fits: false; readonly message: string };

/** Whether a selection fits a tool, or the message that says why not. Requirement. */
export const fit = ({ accepts, refusal }: Pick<Tool, 'accepts' | 'refusal'>, kinds: readonly FileKind[]): Fit => {
  if (!kinds.every((kind) => accepts.kinds.includes(kind))) return { fits: false, message: refusal.kinds };
  const counts = accepts.each ?? {};
  const others = (Object.keys(counts) as FileKind[]).filter((kind) => counts[kind] !== countOf(kinds, kind));
  const isLed = accepts.first === undefined || kinds.includes(accepts.first);
  const fits = isLed && kinds.length >= accepts.min && kinds.length <= accepts.max && others.length === 0;
  return fits ? { fits: true } : { fits: false, message: refusal.count };
};

const countOf = (kinds: readonly FileKind[], wanted: FileKind): number =>
  kinds.filter((kind) => kind === wanted).length;

/** Files in the order in which a tool takes them: sorted by kind where it asks for a number of each, or one of a kind first. */
export const inOrder = <File extends { readonly kind: FileKind }>(
  { accepts: { kinds, each, first } }: Pick<Tool, 'accepts'>,
  files: readonly File[],
): readonly File[] => {
  if (each) return files.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
  const leading = files.find(({ kind }) => kind === first);
  return leading ? [leading, ...files.filter((file) => file !== leading)] : files;
};

/** The tools to show for a selection, fitting or not, in catalogue order. */
export const toolsFor = (
  kinds: readonly FileKind[],
  audience: Exclude<Tool['audience'], 'call'> = 'everyone',
): readonly Tool[] =>
  (catalogue as readonly Tool[]).filter((tool) => {
    if (tool.audience !== 'everyone' && tool.audience !== audience) return false;
    return !(tool.hiddenWhen === 'all-pdf' && kinds.length > 0 && kinds.every((kind) => kind === 'pdf'));
  });

interface DefaultRule {
  readonly kinds: readonly FileKind[];
  readonly min: number;
  readonly max: number;
  /** Preferred first; a tool that is not available here is skipped. */
  readonly tools: readonly string[];
}

/** The first rule that holds decides. Requirement. */
const defaultRules: readonly DefaultRule[] = [
  { kinds: ['pdf'], min: 2, max: Infinity, tools: ['pdf-merge'] },
  { kinds: ['pdf'], min: 1, max: 1, tools: ['pdf-compress'] },
  { kinds: ['image'], min: 1, max: 1, tools: ['ai-summarize', 'to-pdf'] },
  {
    kinds: ['pdf', 'image', 'drawing', 'text', 'office', 'mail', 'book', 'iwork'],
    min: 1,
    max: Infinity,
    tools: ['to-pdf'],
  },
];

/** The tool preselected for a selection, among the available ones; undefined for none. */
export const defaultTool = (
  kinds: readonly FileKind[],
  canBeHad: (tool: Tool) => boolean = () => true,
): Tool | undefined => {
  const rule = defaultRules.find(
    ({ kinds: allowed, min, max }) =>
      kinds.length >= min && kinds.length <= max && kinds.every((kind) => allowed.includes(kind)),
  );
  const candidates = toolsFor(kinds).filter(canBeHad);
  return rule?.tools.map((id) => candidates.find((tool) => tool.id === id)).find((tool) => tool !== undefined);
};
