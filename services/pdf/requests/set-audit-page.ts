import type { RequestProof } from '../../../contracts/api/proof.js';
import type { AuditPage } from '../../../contracts/api/signature-requests.js';
import { Refusal } from '../../../contracts/errors.js';
import { screenLanguages } from '../../../contracts/screen-languages.js';
import { attach } from '../attachments/attach.js';
import { refuseUnlessReadable } from '../engines/font-coverage.js';
import { readAttachments } from '../engines/pdfium/pdfium-attachments.js';
import { typeset } from '../engines/typst.js';
import { openPdf, saveDense } from '../opening/editable.js';
import { sansListFor } from '../text/font-families.js';

/** The name of the proof in the list of attached files. */
const PROOF_NAME = 'proof.json';

/**
 * Sets an audit page as a PDF of A4 pages, and attaches the proof that it was made from, which other programs can take
 * out again.
 *
 * @throws Refusal `fonts.missing`; `attach.not-held` where another engine does not find the proof, byte by byte.
 */
export const setAuditPage = async (page: AuditPage, proof: RequestProof, now: Date): Promise<Uint8Array> => {
  const text = textOf(page);
  await refuseUnlessReadable(text, page.title);
  const { language } = page;
  const inputs = { page: JSON.stringify(page), title: page.title, language, dir: screenLanguages[language].direction };
  const document = await openPdf(await typeset(markupFor(text), inputs, { text }));
  const json = new TextEncoder().encode(JSON.stringify(proof, null, 1));
  attach(document, [{ name: PROOF_NAME, mime: 'application/json', bytes: json }], {
    relationship: 'Data',
    description: page.title,
    now,
  });
  const bytes = await saveDense(document);
  const held = (await readAttachments(bytes)).find(({ name }) => name === PROOF_NAME);
  if (!held?.bytes || Buffer.compare(held.bytes, json) !== 0) {
    throw new Refusal('attach.not-held', { name: page.title, file: PROOF_NAME });
  }
  return bytes;
};

const textOf = ({ title, intro, parts, outro }: AuditPage): string =>
  [title, intro, ...parts.flatMap(({ heading, rows }) => [heading, ...rows.flat()]), outro].join('\n');

/** The typesetter's program for the page: names beside what they stand for, everything literal. */
const markupFor = (text: string): string => `
#let rtl-page = sys.inputs.dir == "rtl"
#set document(title: sys.inputs.title, date: none)
#set page(paper: "a4", margin: 20mm, footer: context align(center, text(size: 8pt, fill: luma(35%))[#counter(page).display() / #counter(page).final().first()]))
#set text(font: (${sansListFor(text)}), size: 9pt, hyphenate: false, lang: sys.inputs.language, dir: if rtl-page { rtl } else { ltr })
#let page = json(bytes(sys.inputs.page))
// A hash or a key stays one word, so that it can be copied; a long name may be broken anywhere.
#let fitted(value) = if value.match(regex("^[0-9a-f]{64}$")) != none { text(size: 7.5pt, value) } else if value.match(regex("\\\\+[0-9a-f]{8}\\\\+\\\\S+$")) != none { text(size: 6pt, value) } else if value.match(regex("^\\\\S{40,}$")) != none { value.clusters().join("\\u{200B}") } else { value }
// A text without a letter from the right is read from the left, such as a time.
#let placed(value) = if rtl-page and value.match(regex("[\\\\p{Arabic}\\\\p{Hebrew}]")) == none { align(right, text(dir: ltr, fitted(value))) } else { fitted(value) }
#heading(level: 1, text(size: 18pt, page.title))
#v(2mm)
#par(page.intro)
#for part in page.parts {
  block(above: 7mm, below: 3mm, sticky: true, heading(level: 2, text(size: 11pt, part.heading)))
  table(
    columns: (28%, 1fr), stroke: (x, y) => if y > 0 { (top: 0.4pt + luma(80%)) }, inset: (x: 2pt, y: 4pt),
    ..part.rows.map(((name, value)) => (text(fill: luma(30%), placed(name)), placed(value))).flatten(),
  )
}
#v(5mm)
#par(text(size: 8pt, page.outro))
`;
