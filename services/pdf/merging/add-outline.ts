import type { Qpdf } from '../engines/qpdf.js';
import { outlineObjects, type OutlinePart, type QpdfValue } from './outline-objects.js';

/** As far as it is read here. @see https://qpdf.readthedocs.io/en/stable/json.html */
interface Description {
  readonly pages: readonly { readonly object: string }[];
  readonly qpdf: readonly [
    { readonly maxobjectid: number },
    Readonly<Record<string, { readonly value: Readonly<Record<string, QpdfValue>> }>>,
  ];
}

const FIRST_OBJECT = '1 0 R';

/** Gives a document an outline in place of whichever it has. */
export const addOutline = async (bytes: Uint8Array, parts: readonly OutlinePart[], qpdf: Qpdf): Promise<Uint8Array> => {
  const files = { 'in.pdf': bytes };
  const { pages, header, catalog, root } = await describe(bytes, qpdf);
  const firstId = header.maxobjectid + 1;
  const objects = outlineObjects(parts, pages, firstId);
  const outline = Object.fromEntries([...objects].map(([id, value]) => [`obj:${id} 0 R`, { value }]));
  const withOutline = { ...catalog, '/Outlines': `${firstId} 0 R`, '/PageMode': '/UseOutlines' };
  const update = {
    qpdf: [
      { ...header, maxobjectid: firstId + objects.size - 1 },
      { ...outline, [`obj:${root}`]: { value: withOutline } },
    ],
  };
  return qpdf.write({
    args: ['--object-streams=generate', '--update-from-json=update.json', 'in.pdf'],
    files: { ...files, 'update.json': new TextEncoder().encode(JSON.stringify(update)) },
  });
};

const describe = async (bytes: Uint8Array, qpdf: Qpdf) => {
  const first = await descriptionOf(bytes, qpdf, FIRST_OBJECT);
  const [header, objects] = first.qpdf;
  const named = objects['trailer']?.value['/Root'];
  const root = typeof named === 'string' ? named : FIRST_OBJECT;
  const {
    qpdf: [, withRoot],
  } = root === FIRST_OBJECT ? first : await descriptionOf(bytes, qpdf, root);
  const catalog = withRoot[`obj:${root}`]?.value ?? {};
  return { header, root, catalog, pages: first.pages.map(({ object }) => object) };
};

const descriptionOf = async (bytes: Uint8Array, qpdf: Qpdf, object: string): Promise<Description> => {
  const number = object.split(' ').slice(0, 2).join(',');
  const keys = ['--json-key=pages', '--json-key=qpdf', '--json-object=trailer', `--json-object=${number}`];
  return JSON.parse(
    await qpdf.json({ args: ['--json=2', ...keys, 'in.pdf'], files: { 'in.pdf': bytes } }),
  ) as Description;
};
