import { unzipSync, zipSync } from 'fflate';
import { disarmOpenDocument } from './disarm-open-document.js';
import { disarmWordXml } from './disarm-open-xml.js';
import { disarmPackage } from './disarm-package.js';
import { disarmSvg } from './disarm-svg.js';

const CANARY = 'canary';

test.each([
  [
    'a program that Calc asks',
    `<table:dde-link><office:dde-source office:dde-application="soffice" office:dde-topic="/${CANARY}" office:dde-item="a"/></table:dde-link>`,
  ],
  [
    'a program that Writer asks',
    `<text:dde-connection-decl office:name="x" office:dde-application='cmd' office:dde-topic="${CANARY}"/>`,
  ],
  [
    'a table of another file',
    `<table:table-source xlink:type="simple" xlink:href="file:///etc/${CANARY}.ods" table:table-name="A"/>`,
  ],
  [
    'a formula on another file',
    `<table:table-cell table:formula="of:=[&apos;file:///etc/${CANARY}.ods&apos;#$A.A1]" office:value="1"/>`,
  ],
  ['a formula on a program', `<table:table-cell table:formula='of:=DDE("soffice";"/${CANARY}";"A1")'/>`],
  ['a formula on an address', `<table:table-cell table:formula='of:=WEBSERVICE("http://${CANARY}")'/>`],
])('OpenDocument without %s', (_, xml) => {
  const { text, removed } = disarmOpenDocument(xml);
  expect(text).not.toContain(CANARY);
  expect(removed).toEqual({ links: 1, objects: 0 });
  expect(disarmOpenDocument(text)).toEqual({ text, removed: { links: 0, objects: 0 } });
});

test('OpenDocument keeps formulas on its own cells', () => {
  const xml = `<c table:formula="of:=SUM([.A1:.B2];[$&apos;My sheet&apos;.A1])"/>`;
  expect(disarmOpenDocument(xml).text).toBe(xml);
});

test('OpenDocument has no drawing that reaches out, nor PostScript, among pictures in its text', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///${CANARY}"/></svg>`;
  const inText = (picture: string): string =>
    `<draw:image><office:binary-data>${Buffer.from(picture).toString('base64')}</office:binary-data></draw:image>`;
  expect(disarmOpenDocument(inText(svg)).removed).toEqual({ links: 1, objects: 0 });
  expect(disarmOpenDocument(inText('%!PS { } loop')).removed).toEqual({ links: 0, objects: 1 });
  expect(disarmOpenDocument(inText('GIF89a')).text).toBe(inText('GIF89a'));
});

test('OpenDocument has no such picture, however its text is written', () => {
  const coded = Buffer.from('%!PS { } loop').toString('base64');
  const half = coded.slice(0, 6);
  const rest = coded.slice(6);
  const ways = [
    `${half}<!-- AA </office:binary-data> -->${rest}`,
    `<![CDATA[${half}]]>${rest}`,
    `&#${coded.charCodeAt(0)};${coded.slice(1)}`,
    `${half}<x>AA</x>${rest}`,
    `JQ==${Buffer.from('!PS { } loop').toString('base64')}`,
  ].map((content) => `<office:binary-data>${content}</office:binary-data>`);
  ways.push(`<!--<office:binary-data>--><p>text</p><office:binary-data a=">AAA">${coded}</office:binary-data>`);
  for (const way of ways) {
    const { text, removed } = disarmOpenDocument(way);
    expect(removed).toEqual({ links: 0, objects: 1 });
    expect(text).toMatch(/<office:binary-data[^<]*><\/office:binary-data>$/);
  }
});

test('OpenDocument keeps a large picture in its text, in lines as programs write it', () => {
  const lines = `\n${Buffer.alloc(15_000_000, 'GIF89a').toString('base64')}`.replace(/.{76}/, '$&\n');
  const xml = `<office:binary-data>${lines}</office:binary-data><office:binary-data/><p>text</p>`;
  expect(disarmOpenDocument(xml)).toEqual({ text: xml, removed: { links: 0, objects: 0 } });
});

const field = (...pieces: readonly string[]): string =>
  [
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r>',
    ...pieces.map((piece) => `<w:r><w:instrText>${piece}</w:instrText></w:r>`),
    '<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>shown</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>',
  ].join('');

test.each([
  ['a field that asks a program', field('DDEAUTO cmd.exe "/k canary"')],
  ['a field in pieces', field('DDE', 'AUTO cmd.exe ', '"/k canary"')],
  ['a program that Excel asks', '<externalLink><ddeLink ddeService="cmd" ddeTopic="/c canary"/></externalLink>'],
  ['a page that Excel asks', '<connection id="1"><webPr url="http://canary" xml="1"/></connection>'],
  ['a database that Excel asks', '<connection id="1"><dbPr connection="DSN=canary" command="x"/></connection>'],
])('Office Open XML without %s', (_, xml) => {
  const { text, removed } = disarmWordXml(xml);
  expect(text).not.toContain(CANARY);
  expect(removed).toEqual({ links: 1, objects: 0 });
  expect(disarmWordXml(text)).toEqual({ text, removed: { links: 0, objects: 0 } });
});

test('Office Open XML keeps other fields in pieces', () => {
  expect(disarmWordXml(field('PA', 'GE')).text).toBe(field('PA', 'GE'));
});

test('a drawing has pixels in it, and no other drawing under their name', () => {
  const holding = (type: string, content: string): string =>
    `<svg><image href="data:image/${type};base64,${Buffer.from(content, 'latin1').toString('base64')}"/></svg>`;
  const png = holding('png', '\u0089PNG\r\n\u001a\n and pixels');
  expect(disarmSvg(png).text).toBe(png);
  for (const other of ['<svg><image href="file:///canary"/></svg>', '%!PS { } loop']) {
    expect(disarmSvg(holding('png', other)).removed).toEqual({ links: 1, objects: 0 });
  }
});

test.each([
  [
    'word/_rels/document.xml.rels',
    `<Relationships><Relationship Id="a" Type="http://x/image" TargetMode="External" Target="file:///${CANARY}"/></Relationships>`,
  ],
  ['word/document.xml', `<w:document>${field('DDEAUTO cmd.exe "/k canary"')}</w:document>`],
  ['content.xml', `<office:text><draw:image xlink:href="file:///etc/${CANARY}.png"/></office:text>`],
  ['drawing.xml', `<svg><image href="file:///etc/${CANARY}.png"/></svg>`],
])('%s is no mere drawing because it mentions one, and no drawing in it reaches out', (name, xml) => {
  const result = disarmPackage(zipSync({ [name]: new TextEncoder().encode(`<!--<svg >-->${xml}`) }));
  expect(new TextDecoder().decode(unzipSync(result.bytes)[name])).not.toContain(CANARY);
  expect(result.removed).toEqual({ links: 1, objects: 0 });
});
