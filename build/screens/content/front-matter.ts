import { isMap, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml';
import type { z } from 'zod';
import type { Fill } from './blocks.js';
import { ContentError, type ContentFile } from './content-error.js';

/** A file taken apart: what is set above its text, and the text. */
export interface Matter<Front> {
  readonly front: Front;
  readonly text: string;
  /** Lines of the file above the text. */
  readonly linesAbove: number;
}

/** Where in the file a key, or a value that is missing, would stand. */
const lineIn = (document: Document, counter: LineCounter) => {
  const lineAt = (path: readonly PropertyKey[]): number => {
    if (path.length === 0) return 1;
    const parent = document.getIn(path.slice(0, -1), true) ?? document.contents;
    const pairs = isMap(parent) ? parent.items : [];
    const pair = pairs.find(({ key }) => isScalar(key) && key.value === path.at(-1));
    const node = pair?.key ?? document.getIn(path, true);
    const range = isScalar(node) || isMap(node) ? node.range : undefined;
    return range ? counter.linePos(range[0]).line + 1 : lineAt(path.slice(0, -1));
  };
  return lineAt;
};

const problemOf = ({ path, ...issue }: z.core.$ZodIssue): { path: readonly PropertyKey[]; problem: string } => {
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    return { path: [...path, key], problem: `there is no key ${key}` };
  }
  return { path, problem: `${path.map(String).join('.')}: ${issue.message}` };
};

interface Expected<Front> {
  readonly schema: z.ZodType<Front>;
  readonly fill: Fill;
}

/** The front matter of a file and its first line of text. @throws ContentError for a file without any, or that is no YAML. */
const yamlOf = ({ path, source }: ContentFile) => {
  const [whole, yaml = ''] = /^---\n([\s\S]*?\n)---\n/.exec(source) ?? [];
  if (whole === undefined)
    throw new ContentError(path, 1, 'a page begins with its front matter, between two lines of ---');
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const [broken] = document.errors;
  if (broken)
    throw new ContentError(path, counter.linePos(broken.pos[0]).line + 1, broken.message.replace(/\n[^]*/, ''));
  return { whole, counter, document };
};

/** Takes a file apart. @throws ContentError for front matter that is no YAML, or has an unknown or misses a key. */
export const matterOf = <Front>(file: ContentFile, { schema, fill }: Expected<Front>): Matter<Front> => {
  const { whole, counter, document } = yamlOf(file);
  visit(document, {
    Scalar: (key, node) => {
      const line = counter.linePos(node.range?.[0] ?? 0).line + 1;
      if (key !== 'key' && typeof node.value === 'string') node.value = fill(node.value, line);
    },
  });
  const { data, error } = schema.safeParse(document.toJS());
  if (error) {
    const [first] = error.issues.map(problemOf);
    throw new ContentError(file.path, lineIn(document, counter)(first?.path ?? []), first?.problem ?? error.message);
  }
  return { front: data, text: file.source.slice(whole.length), linesAbove: whole.split('\n').length - 1 };
};
