import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../peers/peer-program.js';

const PARTS = ['fields', 'links', 'other annotations', 'bookmarks', 'attachments', 'tags'] as const;

/** How many of each a document has that a reader can use; nobody knows without qpdf. */
export type Parts = Readonly<Record<(typeof PARTS)[number], number>>;

type JsonObject = Readonly<Record<string, unknown>>;

interface Described {
  readonly acroform?: { readonly fields?: readonly unknown[] };
  readonly attachments?: Readonly<Record<string, unknown>>;
  readonly outlines?: readonly Bookmark[];
  readonly qpdf?: readonly [unknown, JsonObject];
}

interface Bookmark {
  readonly kids?: readonly Bookmark[];
}

const OUTPUT_MAX_BYTES = 512 * 1024 * 1024;

/** As qpdf tells; undefined where it can't. */
export const partsIn = (bytes: Uint8Array, folder: string): Parts | undefined => {
  const program = findProgram('qpdf');
  if (program === undefined) return undefined;
  const path = join(folder, 'parts.pdf');
  writeFileSync(path, bytes);
  const args = ['--json=2', path, ...['acroform', 'attachments', 'outlines', 'qpdf'].map((key) => `--json-key=${key}`)];
  const { stdout } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: OUTPUT_MAX_BYTES });
  try {
    return counted(JSON.parse(stdout) as Described);
  } catch {
    return undefined; // what it prints of an odd file is not always JSON
  }
};

const counted = ({ acroform, attachments, outlines, qpdf }: Described): Parts => {
  const objects = qpdf?.[1] ?? {};
  const dictionaries = reachable(objects);
  const annotations = dictionaries.filter((one) => '/Rect' in one && '/Subtype' in one);
  const links = annotations.filter((one) => one['/Subtype'] === '/Link').length;
  const widgets = annotations.filter((one) => one['/Subtype'] === '/Widget').length;
  return {
    fields: Math.max(widgets, acroform?.fields?.length ?? 0),
    links,
    'other annotations': annotations.length - links - widgets,
    bookmarks: bookmarksIn(outlines ?? []),
    attachments: Object.keys(attachments ?? {}).length,
    tags: dictionaries.filter((one) => '/S' in one && '/P' in one && '/K' in one).length,
  };
};

const bookmarksIn = (outlines: readonly Bookmark[]): number =>
  outlines.reduce((sum, { kids }) => sum + 1 + bookmarksIn(kids ?? []), 0);

/** Every dictionary to which the trailer leads, each once. */
const reachable = (objects: JsonObject): readonly JsonObject[] => {
  const reachableObjects: JsonObject[] = [];
  const seen = new Set<string>();
  const waiting: unknown[] = [objects['trailer']];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string' && /^\d+ \d+ R$/.test(next) && !seen.has(next)) {
      seen.add(next);
      waiting.push(objects[`obj:${next}`]);
    } else if (Array.isArray(next)) waiting.push(...(next as unknown[]));
    else if (typeof next === 'object' && next !== null) {
      reachableObjects.push(next as JsonObject);
      waiting.push(...Object.values(next as JsonObject));
    }
  }
  return reachableObjects;
};

/** Says in words which parts of a document its copy lacks. */
export const lostOf = (before: Parts | undefined, after: Parts | undefined): string => {
  if (!before || !after) return '?';
  const lost = PARTS.filter((part) => after[part] < before[part]);
  return lost.length === 0 ? '-' : lost.map((part) => `${before[part] - after[part]} ${part}`).join(', ');
};
