import { strToU8, zipSync } from 'fflate';
import { lineOf, seeded } from './seeded-random.js';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const office = 'http://schemas.openxmlformats.org';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const types = `${head}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/></Types>`;
const relations = `${head}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

/** A Word document of plain paragraphs. */
export const makeDocx = (paragraphs: number, seed: number): Uint8Array => {
  const random = seeded(seed);
  const body = Array.from({ length: paragraphs }, () => `<w:p><w:r><w:t>${lineOf(random, 420)}</w:t></w:r></w:p>`);
  const document = `${head}<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${body.join('')}</w:body></w:document>`;
  return zipSync({
    '[Content_Types].xml': strToU8(types),
    '_rels/.rels': strToU8(relations),
    'word/document.xml': strToU8(document),
  });
};
