import { degrees, PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { typeset } from '../../services/pdf/engines/typst.js';
import type { Upload } from '../harness/http-client.js';
import { findProgram } from '../harness/other-programs.js';
import { docx, lockedPdf, picture } from '../samples/sample-files.js';

/** How every paper looks. */
const LOOK = `
#let accent = rgb("#0e5d48")
#set page(paper: "a4", margin: 24mm, footer: context align(center, text(9pt, fill: luma(110))[#counter(page).display()]))
#set text(font: ("Libertinus Serif", "Noto Serif"), size: 15pt)
#set par(justify: true, leading: 0.8em)
#show heading: it => block(below: 1em, text(fill: accent, it.body))
#let chart(..values) = {
  let bar = ((at, value)) => rect(width: 100%, height: value * 1mm, fill: if calc.even(at) { accent } else { rgb("#8fbfae") }, stroke: none)
  grid(columns: values.pos().len() * (1fr,), column-gutter: 4mm, align: bottom, ..values.pos().enumerate().map(bar))
  line(length: 100%, stroke: 0.6pt + luma(120))
}
`;

const HARBOUR =
  'The new quay was opened in May. Since then ships unload at two places at once, and a call takes nine hours instead of ' +
  'fourteen. The road behind the sheds was widened in the same summer, so that carts no longer wait for one another.';
const MONEY =
  'The works cost 412,000 euros, which is 18,000 euros less than planned. The town paid for the stones and the merchants ' +
  'paid for the cranes. Dues brought 96,000 euros, a fifth more than in the year before.';
const NEXT =
  'Next year the lighthouse gets a new lamp. The council expects 240 ships, and has asked for offers for a third crane. ' +
  'The old shed stays until the autumn, because the cooperative still keeps its nets in it.';

const REPORT = `${LOOK}
#page(fill: accent, footer: none)[#set text(fill: white); #v(70mm) #text(40pt, weight: "bold")[Harbour report] #v(4mm) #text(18pt)[The year of the new quay] #v(1fr) Harbour & Pine Ltd]
= The harbour
#sys.inputs.harbour #chart(22, 34, 29, 47, 58, 66) #v(4mm)
#sys.inputs.money
= What it cost
#sys.inputs.money #table(columns: (1fr, 1fr, 1fr), inset: 8pt, stroke: 0.5pt + luma(170), [*Quarter*], [*Ships*], [*Dues*], [1], [41], [17,200], [2], [52], [22,900], [3], [66], [30,400], [4], [58], [25,500])
#pagebreak()
= What comes next
#sys.inputs.next #chart(40, 52, 66, 58) #v(4mm) #sys.inputs.harbour
#pagebreak()
= The people
#sys.inputs.harbour

#sys.inputs.next
#pagebreak()
= Annex
#chart(12, 30, 22, 41, 35, 52, 60, 48) #v(6mm) #sys.inputs.money`;

const plain = (title: string, body: string): string => `${LOOK}\n= ${title}\n${body}`;

const AGREEMENT = plain(
  'Consulting agreement',
  `Between *Harbour & Pine Ltd*, 12 Quay Street, and *Maria Olsen*, maria\\@example.org, telephone +49 30 901820.

  Maria Olsen advises the company on the repair of the quay, from 1 March to 30 November. She is paid 4,800 euros a month, to the account DE89 3704 0044 0532 0130 00.

  Questions go to maria\\@example.org. Either side may end the agreement with a notice of four weeks, in writing.
  #v(1fr) #grid(columns: (1fr, 1fr), column-gutter: 14mm, ..([Harbour & Pine Ltd], [Maria Olsen]).map(name => [#line(length: 100%) #name]))`,
);

const OFFER = plain(
  'Offer',
  'For the third crane, with its foundation and two years of maintenance. #chart(30, 44, 52) #v(6mm) The price is 86,400 euros. It holds until the end of June.',
);
const INVOICE = plain(
  'Invoice 2041',
  '#table(columns: (1fr, auto), inset: 9pt, stroke: 0.5pt + luma(170), [*Stones for the quay, 120 t*], [9,600.00], [*Transport*], [1,150.00], [*To pay, in euros*], [10,750.00])',
);

const INPUTS = { harbour: HARBOUR, money: MONEY, next: NEXT };

const paper = async (name: string, source: string): Promise<Upload> => ({ name, bytes: await typeset(source, INPUTS) });

const sideways = async ({ bytes }: Upload): Promise<Upload> => {
  const document = await PDFDocument.load(bytes);
  for (const at of [1, 3]) document.getPage(at).setRotation(degrees(90));
  return { name: 'report.pdf', bytes: await document.save() };
};

/** An application with fields that are filled in, and a stamp over it. */
const form = async (): Promise<Upload> => {
  const words =
    'For a berth at the new quay, from May to September. #v(6mm) Name of the ship #v(14mm) Its owner #v(14mm)';
  const document = await PDFDocument.load(await typeset(plain('Application', words), INPUTS));
  const page = document.getPage(0);
  for (const [at, text] of ['The Kittiwake', 'Maria Olsen'].entries()) {
    const field = document.getForm().createTextField(`field ${at}`);
    field.setText(text);
    field.addToPage(page, { x: 68, y: 632 - at * 62, width: 320, height: 26, borderWidth: 1 });
  }
  const received = document.getForm().createCheckBox('received');
  received.addToPage(page, { x: 68, y: 500, width: 20, height: 20 });
  received.check();
  return { name: 'application.pdf', bytes: await document.save() };
};

/** Pages as a scanner makes them: pictures, a little askew, without text. */
const scan = async (): Promise<Upload> => {
  const document = await PDFDocument.create();
  for (const words of [HARBOUR, MONEY, NEXT]) {
    const { bytes } = await picture('page.png', `${words} ${HARBOUR} ${MONEY}`);
    const tilted = sharp(bytes)
      .rotate(0.4, { background: '#fff' })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 70 });
    const image = await document.embedJpg(await tilted.toBuffer());
    const { width, height } = image.scaleToFit(595, 842);
    document.addPage([595, 842]).drawImage(image, { x: 0, y: 842 - height - 40, width, height });
  }
  return { name: 'scan.pdf', bytes: await document.save() };
};

const logo = async (): Promise<Upload> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 48 48">
    <circle cx="24" cy="24" r="22" fill="#0e5d48"/>
    <path d="M24 10v26M14 26c0 8 6 11 10 11s10-3 10-11M18 16h12" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/></svg>`;
  return { name: 'logo.png', bytes: await sharp(Buffer.from(svg)).png().toBuffer() };
};

/** Documents for the pictures, made here: nobody's own. */
export const samplePapers = async () => {
  if (findProgram('qpdf') === undefined) throw new Error('the pictures need qpdf, for a file with a password');
  const report = await paper('report.pdf', REPORT);
  return {
    report,
    sideways: await sideways(report),
    locked: { ...(await lockedPdf(report, PASSWORD)), name: 'locked-report.pdf' },
    agreement: await paper('agreement.pdf', AGREEMENT),
    offer: await paper('offer.pdf', OFFER),
    invoice: await paper('invoice.pdf', INVOICE),
    form: await form(),
    letter: docx('letter.docx', `Dear Ms Olsen, ${HARBOUR} ${MONEY}`),
    scan: await scan(),
    logo: await logo(),
  };
};

/** The password of the locked report. */
export const PASSWORD = 'harbour';

export type SamplePapers = Awaited<ReturnType<typeof samplePapers>>;
