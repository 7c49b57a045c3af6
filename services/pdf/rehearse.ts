import { tmpdir } from 'node:os';
import { findTool } from '../../contracts/tools/catalogue.js';
import { noOffice } from './engines/libreoffice/office.js';
import { thumbnailOf } from './engines/pdfium/first-page/thumbnail.js';
import { noBrowser } from './engines/chromium/print-page.js';
import { findQpdf } from './engines/qpdf/find-qpdf.js';
import { tesseract } from './engines/tesseract/tesseract.js';
import type { PdfToolId, SourceFile, Work } from './operation.js';
import { lighterPictures } from './inspecting/lighter-pictures.js';
import { scannedFirstPage } from './inspecting/scanned-page.js';
import { findOperation } from './operations/index.js';
import { noIdentity } from './signing/identity/identity-calls.js';

const OBJECTS = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
  '<</Length 33>>\nstream\nBT /F 12 Tf 60 780 Td (A) Tj ET  \nendstream',
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
];

/** A document of nobody. */
export const onePage = (): Uint8Array => {
  let text = '%PDF-1.4\n';
  const places = OBJECTS.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const count = OBJECTS.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<</Root 1 0 R/Size ${count}>>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}${table}${trailer}`, 'latin1');
};

/** Tools that many ask for, and that load what others need, too. */
const TOOLS: readonly (readonly [PdfToolId, object])[] = [
  ['pdf-split', { pageRanges: '1' }],
  ['pdf-merge', {}],
];

/**
 * Loads and starts whatever a first job would: the programs, the libraries and code of some tools, and the picture of a
 * page.
 */
export const rehearse = async (): Promise<void> => {
  const qpdf = await findQpdf(tmpdir());
  const work: Work = {
    qpdf,
    office: noOffice(),
    recogniser: tesseract(),
    judgeArchive: () => Promise.resolve(undefined),
    printPage: noBrowser,
    identity: noIdentity,
    now: new Date(),
    report: () => undefined,
  };
  const file: SourceFile = { name: 'page.pdf', kind: 'pdf', mime: 'application/pdf', bytes: onePage() };
  for (const [tool, options] of TOOLS) {
    const files = tool === 'pdf-merge' ? [file, file] : [file];
    const result = await findOperation(tool)?.(files, findTool(tool)?.options.parse(options), work);
    if (result) await thumbnailOf(result, scannedFirstPage, lighterPictures);
  }
};
