import { jest } from '@jest/globals';
import { editableReply, type EditableReply } from '../../../contracts/api/editable.js';
import { pdfAnnotate } from '../../../contracts/tools/pdf-annotate.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { documentWith, pdfWith, save } from '../fixtures/pdfs.js';
import { askPython, FLAWLESS, qpdfCheck, testWithPython } from '../fixtures/reference-programs.js';
import { annotate } from './annotate.js';
import { editable } from './editable.js';

jest.setTimeout(120_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

/** A page of 600 by 800 points. */
const page = async (rotate: 0 | 90 = 0): Promise<Uint8Array> => save(await documentWith({ size: [600, 800], rotate }));

const ask = async (bytes: Uint8Array, options: Readonly<Record<string, string>>) =>
  annotate([fileOf('contract.pdf', bytes)], pdfAnnotate.options.parse(options), work);

const marksOf = async (bytes: Uint8Array): Promise<EditableReply['marks']> => {
  const reply = await editable([fileOf('contract.pdf', bytes)], { marksFile: '' }, work);
  return editableReply.parse(JSON.parse(new TextDecoder().decode(reply.bytes))).marks;
};

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

/** As Acrobat exports comments: pop-ups, rich text, names, and an answer that leads to one of them. */
const acrobat = `<?xml version="1.0" encoding="UTF-8"?>
<xfdf xmlns="http://ns.adobe.com/xfdf/" xml:space="preserve"><annots>
<highlight color="#FFD100" flags="print" date="D:20260301101500+01'00'" name="h1" page="0" coords="72,720,272,720,72,700,272,700" rect="68,696,276,724" title="Zoë Żółć" opacity="0.5"
><contents-richtext><body xmlns="http://www.w3.org/1999/xhtml"><p>Why <b>this</b>?</p></body></contents-richtext
><popup flags="print,nozoom,norotate" open="no" page="0" rect="300,700,500,800"/></highlight>
<text color="#FFFF00" page="0" rect="100,600,120,620" name="n1" title="Tom" icon="Note"><contents>See &amp; sign
第二条</contents></text>
<text page="0" rect="100,600,120,620" name="n2" title="Ines" inreplyto="h1"><contents>Because</contents></text>
<ink color="#0000FF" page="0" width="3" rect="50,50,160,160" name="i1"><inklist><gesture>60,60;100,140;150,70</gesture></inklist></ink>
<line color="#FF0000" page="0" start="60,300" end="260,350" head="None" tail="OpenArrow" width="2" rect="50,290,270,360" name="l1"/>
<square color="#00AA00" interior-color="#CCFFCC" page="0" width="2" rect="300,300,400,360" name="s1"/>
<circle color="#00AA00" page="0" width="1" rect="300,400,400,460" name="c1"/>
<underline color="#12B76A" page="0" coords="72,660,172,660,72,645,172,645" rect="70,640,175,662" name="u1"/>
<strikeout color="#D92D20" page="0" coords="72,630,172,630,72,615,172,615" rect="70,610,175,632" name="k1"/>
<freetext page="0" width="1" rect="300,500,500,530" name="f1" justification="centered"><contents>Agreed Ω</contents><defaultappearance>/Helv 14 Tf 0 g</defaultappearance><defaultstyle>font: 14pt Helvetica; color:#1B221F</defaultstyle></freetext>
<polygon color="#FF0000" interior-color="#FFEEEE" page="0" width="2" rect="300,100,420,200" name="g1"><vertices>310,110;410,110;360,190</vertices></polygon>
<polyline color="#FF0000" page="0" width="2" rect="430,100,560,200" name="y1"><vertices>440,110;500,190;550,110</vertices></polyline>
<caret color="#0000FF" page="0" rect="200,640,210,652" name="v1" title="Tom"><contents>and</contents></caret>
<stamp page="0" rect="400,600,560,650" name="t1" icon="SBNotApproved" title="Tom"/>
<stamp page="0" rect="400,540,440,580" name="t2"><imagedata>data:image/png;base64,${PIXEL}</imagedata></stamp>
</annots></xfdf>`;

const RECTS = [
  'import sys, pikepdf',
  'pdf = pikepdf.open(sys.argv[1])',
  'page = pdf.pages[0]',
  'for a in page.Annots:',
  '  if a.Subtype == "/Popup": continue',
  '  q = a.get("/QuadPoints") or a.get("/L") or a.get("/Vertices") or (a.InkList[0] if "/InkList" in a else None)',
  '  if q is None and a.Subtype in ("/Square", "/Circle", "/Caret", "/Stamp"): q = a.Rect',
  '  print(str(a.Subtype)[1:], a.get("/T", ""), [round(float(n)) for n in q] if q is not None else str(a.get("/Contents", "")).split()[0])',
];

/** The pictures of other programs stay with their document. */
const isDrawn = ({ mark }: EditableReply['marks'][number]): boolean => mark !== null;

describe('marks of another program', () => {
  testWithPython('pikepdf', 'are put where its XFDF says, by whom it says, as another reader finds them', async () => {
    const { bytes } = await ask(await page(), { marksFile: acrobat });
    expect(qpdfCheck(bytes)).toContain(FLAWLESS);
    expect(askPython(bytes, ...RECTS).split('\n')).toEqual([
      'Highlight Zoë Żółć [72, 720, 272, 720, 72, 700, 272, 700]',
      'Text Tom See',
      'Text Ines Because',
      'Ink  [60, 60, 100, 140, 150, 70]',
      'Line  [60, 300, 260, 350]',
      'Square  [300, 300, 400, 360]',
      'Circle  [300, 400, 400, 460]',
      'Underline  [72, 660, 172, 660, 72, 645, 172, 645]',
      'StrikeOut  [72, 630, 172, 630, 72, 615, 172, 615]',
      'FreeText  Agreed',
      'Polygon  [310, 110, 410, 110, 360, 190]',
      'PolyLine  [440, 110, 500, 190, 550, 110]',
      'Caret Tom [200, 640, 210, 652]',
      'Stamp Tom [400, 600, 560, 650]',
      'Stamp  [400, 540, 440, 580]',
    ]);
  });

  test.each([0, 90] as const)(
    'come back as XFDF and are the same in another copy of a page turned by %i',
    async (turn) => {
      const blank = await page(turn);
      const first = await ask(blank, { marksFile: acrobat });
      const exported = await ask(first.bytes, { result: 'xfdf' });
      expect([exported.mime, exported.extension]).toEqual(['application/vnd.adobe.xfdf', '.xfdf']);
      expect(exported.notes.map(({ text }) => text)).toEqual([
        'Pictures, and marks that only the document itself can show, are not in the file: 1.',
      ]);
      const again = await ask(blank, { marksFile: new TextDecoder().decode(exported.bytes) });
      const seen = async (bytes: Uint8Array) =>
        (await marksOf(bytes))
          .filter(isDrawn)
          .map(({ changedAt: _, ...told }) => ({ ...told, mark: told.mark && { ...told.mark } }));
      expect(await seen(again.bytes)).toEqual(await seen(first.bytes));
      expect((await seen(again.bytes)).find(({ id }) => id === 'n2')?.replyTo).toBe('h1');
    },
  );

  test('are told for a draft as they would be put, with the words of their stamps and their pictures', async () => {
    const reply = await editable([fileOf('contract.pdf', await page())], { marksFile: acrobat }, work);
    const { marks, ofFile } = editableReply.parse(JSON.parse(new TextDecoder().decode(reply.bytes)));
    expect(marks).toEqual([]);
    expect(ofFile?.marks).toHaveLength(15);
    expect(ofFile?.marks.at(-2)).toMatchObject({ type: 'stamp', text: 'NOT APPROVED', author: 'Tom' });
    expect(ofFile?.marks.at(-1)).toMatchObject({ type: 'picture', picture: 1 });
    expect(ofFile?.pictures).toEqual([`data:image/png;base64,${PIXEL}`]);
  });

  test('come after the pictures that were sent with them', async () => {
    const own = { ...fileOf('own.png', Buffer.from(PIXEL, 'base64')), kind: 'image' as const };
    const marks = JSON.stringify([{ type: 'picture', page: 1, picture: 1, box: { x: 9, y: 9, width: 9, height: 9 } }]);
    const options = pdfAnnotate.options.parse({ marks, marksFile: acrobat });
    const { bytes } = await annotate([fileOf('contract.pdf', await page()), own], options, work);
    expect((await marksOf(bytes)).filter(({ kind }) => kind === 'Stamp')).toHaveLength(3);
  });

  test.each([
    ['an answer to nobody', '<text page="0" rect="1,1,9,9" inreplyto="nobody"/>', 'there is no such mark to answer'],
    ['a place beside its page', '<circle page="0" rect="900,1,990,9"/>', 'lies outside of page 1'],
    ['a stamp without words', '<stamp page="0" rect="1,1,9,9"/>', 'stamp 1, text'],
  ])('are not told with %s', async (_, element, problem) => {
    const marksFile = `<xfdf><annots>${element}</annots></xfdf>`;
    await expect(editable([fileOf('contract.pdf', await page())], { marksFile }, work)).rejects.toMatchObject({
      code: 'tool.option-invalid',
      facts: { problem: expect.stringContaining(problem) },
    });
  });

  test.each([
    ['no XML', '<xfdf', 'is no well-formed XML: line 1'],
    ['a document type', '<!DOCTYPE x [<!ENTITY e "x">]><xfdf/>', 'must not declare a document type'],
    ['other XML', '<html/>', 'is XML, but not XFDF'],
    ['no marks', '<xfdf><fields/></xfdf>', 'has no marks'],
    [
      'a page too many',
      '<xfdf><annots><circle page="7" rect="1,1,9,9"/></annots></xfdf>',
      'names a page that is not there: circle 1',
    ],
    [
      'a film',
      '<xfdf><annots><movie page="0" rect="1,1,9,9"/></annots></xfdf>',
      'has a mark of a kind that cannot be put: movie 1',
    ],
    [
      'no numbers',
      '<xfdf><annots><circle page="0" rect="a,b,c,d"/></annots></xfdf>',
      'has a mark that cannot be put: circle 1',
    ],
  ])('are refused with %s, by name', async (_, marksFile, problem) => {
    await expect(ask(await pdfWith({ text: 'contract' }), { marksFile })).rejects.toMatchObject({
      code: 'tool.option-invalid',
      facts: { field: 'marksFile', problem: expect.stringContaining(problem) },
    });
  });
});
