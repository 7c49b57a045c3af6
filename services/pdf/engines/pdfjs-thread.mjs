import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { inflateSync } from 'node:zlib';

const ONLY_ERRORS = 0;
/** Above so much, pdf.js is told that inflating failed, and inflates only as much as it reads. */
const MOST_AT_ONCE = 64 * 1024 * 1024;
/** Numbers of an item: its matrix, width and height. */
const NUMBERS = 8;
/** @see Marks in pdfjs-reader.ts */
const marksOf = ({ dir, hasEOL }, isVertical) => (dir === 'rtl' ? 1 : 0) | (isVertical ? 2 : 0) | (hasEOL ? 4 : 0);

/** As much of a `DecompressionStream` as a reader of a whole stream uses; what is damaged fails as it does there. */
const wholeInflate = () => {
  let packed = new Uint8Array();
  const writer = {
    ready: Promise.resolve(),
    write: (bytes) => {
      packed = bytes;
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
  const readable = {
    *[Symbol.iterator]() {
      yield inflateSync(packed, { maxOutputLength: MOST_AT_ONCE });
    },
  };
  return { writable: { getWriter: () => writer }, readable };
};

/**
 * Has streams inflated in one piece: pdf.js asks for a `DecompressionStream` for the few kilobytes of a page's content,
 * whose threads and queues take longer than inflating.
 */
const inflateAtOnce = () => {
  const Streaming = globalThis.DecompressionStream;
  globalThis.DecompressionStream = function (format) {
    return format === 'deflate' ? wholeInflate() : new Streaming(format);
  };
};

/** Runs work in which pdf.js finds no way to a canvas: to load one takes as long as to load pdf.js, and text needs none. */
const withoutCanvas = async (work) => {
  const { getBuiltinModule } = process;
  const { warn } = console;
  process.getBuiltinModule = undefined;
  console.warn = () => undefined; // that there is none
  try {
    return await work();
  } finally {
    Object.assign(process, { getBuiltinModule });
    Object.assign(console, { warn });
  }
};

const load = async () => {
  // Drawing needs the browser's classes, text does not; without the first the module does not even load.
  for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) globalThis[name] ??= Object;
  const { push } = Array.prototype;
  const { parse, stringify } = JSON;
  // It has no other name for who looks for it.
  globalThis.pdfjsWorker = await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs');
  const pdfjs = await withoutCanvas(() => import('pdfjs-dist/legacy/build/pdf.min.mjs'));
  // For older browsers it replaces these by others that are many times slower.
  Object.assign(Array.prototype, { push });
  Object.assign(JSON, { parse, stringify });
  inflateAtOnce();
  return pdfjs;
};

const loading = load();
loading.catch(() => undefined); // told to whoever opens a document

const folderOf = (name) => join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), name) + sep;

/** Opened documents, by the number of the question that opened them. */
const tasks = new Map();

const open = async ({ question, data }) => {
  const { getDocument } = await loading;
  const task = getDocument({
    data,
    verbosity: ONLY_ERRORS,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    cMapUrl: folderOf('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: folderOf('standard_fonts'),
    wasmUrl: folderOf('wasm'),
  });
  tasks.set(question, task);
  return (await task.promise).numPages;
};

const read = async ({ document, index }) => {
  const opened = await tasks.get(document).promise;
  const page = await opened.getPage(index + 1);
  const { items, styles } = await page.getTextContent({ disableNormalization: true });
  page.cleanup();
  return packed(
    items.filter((item) => 'str' in item),
    styles,
  );
};

const packed = (items, styles) => {
  const numbers = new Float64Array(items.length * NUMBERS);
  const marks = new Uint8Array(items.length);
  for (const [at, item] of items.entries()) {
    numbers.set([...item.transform, item.width, item.height], at * NUMBERS);
    marks[at] = marksOf(item, styles[item.fontName]?.vertical === true);
  }
  return { texts: items.map(({ str }) => str), numbers, marks };
};

/** For each `cm` of a page that stands in no layer, what it leads to: six numbers, from what it draws to the page. */
const places = async ({ document, index }) => {
  const { OPS } = await loading;
  const opened = await tasks.get(document).promise;
  const page = await opened.getPage(index + 1);
  const { fnArray, argsArray } = await page.getOperatorList();
  page.cleanup();
  return placesIn(
    fnArray.map((operator, at) => ({ operator, args: argsArray[at] ?? [] })),
    OPS,
  );
};

const UNMOVED = [1, 0, 0, 1, 0, 0];

const placesIn = (operators, OPS) => {
  const found = [];
  const saved = [];
  const marks = [];
  let matrix = UNMOVED;
  const acts = {
    [OPS.save]: () => saved.push(matrix),
    [OPS.restore]: () => {
      matrix = saved.pop() ?? UNMOVED;
    },
    [OPS.transform]: (inner) => {
      matrix = multiplied(inner, matrix);
      if (!marks.includes('OC')) found.push(...matrix);
    },
    [OPS.paintFormXObjectBegin]: ([inner]) => {
      saved.push(matrix);
      if (inner) matrix = multiplied(inner, matrix);
    },
    [OPS.paintFormXObjectEnd]: () => {
      matrix = saved.pop() ?? UNMOVED;
    },
    [OPS.beginMarkedContent]: ([tag]) => marks.push(tag),
    [OPS.beginMarkedContentProps]: ([tag]) => marks.push(tag),
    [OPS.endMarkedContent]: () => marks.pop(),
  };
  for (const { operator, args } of operators) acts[operator]?.(args);
  return Float64Array.from(found);
};

const multiplied = ([a, b, c, d, e, f], [A, B, C, D, E, F]) => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  e * A + f * C + E,
  e * B + f * D + F,
];

/** The first image of a page, as pdf.js decodes it: red, green, blue and, where its kind says so, opacity. */
const image = async ({ document, index }) => {
  const { OPS } = await loading;
  const opened = await tasks.get(document).promise;
  const page = await opened.getPage(index + 1);
  const { fnArray, argsArray } = await page.getOperatorList();
  const [name] = argsArray[fnArray.indexOf(OPS.paintImageXObject)] ?? [];
  const decoded = name && (await new Promise((resolve) => page.objs.get(name, resolve)));
  page.cleanup();
  if (!decoded?.data) return undefined;
  const { width, height, kind, data } = decoded;
  return { width, height, kind, data };
};

/** The values of the fields of its form, by their full names. */
const fields = async ({ document }) => {
  const opened = await tasks.get(document).promise;
  const found = Object.entries((await opened.getFieldObjects()) ?? {});
  return found.map(([name, widgets]) => [name, widgets.map(({ value }) => value)]);
};

/** The annotations of a page that are no widgets: what each is called in the file, its type and what it says. */
const annotations = async ({ document, index }) => {
  const opened = await tasks.get(document).promise;
  const page = await opened.getPage(index + 1);
  const found = await page.getAnnotations({ intent: 'any' });
  page.cleanup();
  return found.map(({ id, subtype, contentsObj, hasAppearance }) => ({
    id,
    subtype,
    contents: contentsObj?.str ?? '',
    hasLook: hasAppearance,
  }));
};

const close = async ({ document }) => {
  const task = tasks.get(document);
  tasks.delete(document);
  await task?.destroy();
};

const answers = { open, read, places, image, fields, annotations, close };

/** One question after the other: pages are read faster when only one of them is in memory. */
let last = Promise.resolve();

parentPort.on('message', (asked) => {
  last = last.then(async () => {
    try {
      parentPort.postMessage({ question: asked.question, answer: await answers[asked.kind](asked) });
    } catch (error) {
      parentPort.postMessage({
        question: asked.question,
        failure: error instanceof Error ? error.message : String(error),
      });
    }
  });
});
