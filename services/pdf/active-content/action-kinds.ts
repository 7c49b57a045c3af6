import type { ActiveKind } from '../../../contracts/active-content.js';

/** Keys under which a dictionary keeps an action; one under `AA` has several, by what sets them off. */
export const ACTION_KEYS = ['A', 'OpenAction', 'Next', 'PA'] as const;

/** Annotations that hold a sound, a film or a model themselves; others refer to files. */
export const MEDIA_ANNOTATIONS: ReadonlySet<string | undefined> = new Set(['Sound', 'Movie', '3D']);

/** Keys by which a stream names a file elsewhere from which it is to be read. @see ISO 32000-1, tables 5 and 95 */
export const ELSEWHERE_KEYS = ['F', 'FFilter', 'FDecodeParms', 'Ref', 'OPI'] as const;

/** Actions that stay in the document. Of all others, and of those that some program has invented, nobody knows that. */
const STAYING: ReadonlySet<string> = new Set(['GoTo', 'GoToDp', 'Named', 'Hide', 'ResetForm', 'SetOCGState', 'Trans']);

/** Addresses of files, on this machine or (UNC) on another one, which gets the visitor's credentials with the request. */
const OF_FILES = /^[\0-\x20]*(file:|smb:|\\\\|\/\/)/i;
const OF_SCRIPTS = /^[\0-\x20]*(javascript|vbscript|data):/i;

/** The facts of an action. */
export interface ActionFacts {
  /** Its `S`. */
  readonly type: string | undefined;
  /** Its `URI`, a character for each byte. */
  readonly address: string;
  /** It names another file. */
  readonly hasFile: boolean;
}

/** Undefined for an action that can do no harm. */
export const kindOfAction = ({ type, address, hasFile }: ActionFacts): ActiveKind | undefined => {
  if (type === 'JavaScript') return 'scripts';
  if (type === 'URI') return kindOfAddress(address);
  if (type === 'Thread') return hasFile ? 'actions' : undefined;
  return type === undefined || STAYING.has(type) ? undefined : 'actions';
};

const kindOfAddress = (address: string): ActiveKind => {
  if (OF_SCRIPTS.test(address)) return 'scripts';
  return OF_FILES.test(address) ? 'actions' : 'links';
};
