import { emfComment, emfWith } from '../../fixtures/metafiles.js';
import { disarmRtf } from './disarm-rtf.js';

const FIELD = String.raw`{\field{\*\fldinst INCLUDEPICTURE "canary"}{\fldrslt}}`;
const hostile = emfWith({ records: [emfComment(Buffer.from('%!PS { } loop'))] }).toString('hex');
const harmless = emfWith({ records: [emfComment(Buffer.alloc(13))] }).toString('hex');

const disarmedText = (rtf: string): string => Buffer.from(disarmRtf(Buffer.from(rtf)).bytes).toString('latin1');
const countOf = (text: string, mark: string): number => text.split(mark).length - 1;

test.each(['99999999999', '4000', '-1', '0', ''])(
  'a count of %s bytes, which are not there, hides nothing after it (RTF)',
  (count) => {
    const text = disarmedText(String.raw`{\rtf1 Dear {\pict\bin${count} {}}${FIELD} reader}`);
    expect(text).not.toMatch(/canary|\\bin/);
    expect(text).toContain('reader}');
  },
);

test('bytes that are there are no text (RTF)', () => {
  const rtf = String.raw`{\rtf1 {\pict\bin${FIELD.length} ${FIELD}}}`;
  expect(disarmedText(rtf)).toBe(rtf);
});

test.each([
  ['its end', `${hostile.slice(0, 2)}{${hostile.slice(2)}}`],
  ['its beginning', `{${hostile.slice(0, 80)}}${hostile.slice(80)}`],
  ['all of it, among other things', `{\\*\\picprop{\\sp}}\r\n{{${hostile}}}\\b`],
])('a picture with %s in a group of its own loses its PostScript and no brace (RTF)', (_, data) => {
  const text = disarmedText(`{\\rtf1 Dear {\\pict\\emfblip ${data}} reader}`);
  expect(text.replaceAll(/\s/g, '')).toMatch(/^{\\rtf1Dear{\\pict\\emfblip[0-9a-f]+}reader}$/);
  expect(text.length).toBeGreaterThan(harmless.length);
  expect([countOf(text, '{'), text.includes(Buffer.from('%!PS').toString('hex'))]).toEqual([2, false]);
});

test.each([
  ['is never closed', String.raw`{\field{\*\fldinst INCLUDEPICTURE "canary"`],
  ['is left open in another group', String.raw`{\b{\field{\*\fldinst {INCLUDEPICTURE} "canary" }`],
  ['does not begin with its own word', String.raw`{\field{\b\fldinst INCLUDEPICTURE "canary"}{\fldrslt}}`],
  ['has no group of its own', String.raw`{\field\fldinst INCLUDEPICTURE "canary"}`],
  ['spells a letter as a number', String.raw`{\field{\*\fldinst \u73?NCLUDEPICTURE "canary"}{\fldrslt}}`],
  ['spells some in a group', String.raw`{\field{\*\fldinst {\uc2\u73 ab}NCLUDEPICTURE "canary"}{\fldrslt}}`],
])('a field that fetches and %s is taken out (RTF)', (_, field) => {
  const { bytes, removed } = disarmRtf(Buffer.from(String.raw`{\rtf1 Dear reader ${field}`));
  expect(Buffer.from(bytes).toString()).toMatch(/^{\\rtf1 Dear reader [^]*$/);
  expect(Buffer.from(bytes).toString()).not.toContain('canary');
  expect(removed.links).toBe(1);
});

test.each([
  ['is never closed', String.raw`{\object\objemb{\*\objdata 0105`],
  ['stands in the group of its object', String.raw`{\object\objemb\objdata 0105}`],
])('an object whose data %s is taken out (RTF)', (_, object) => {
  const { bytes, removed } = disarmRtf(Buffer.from(String.raw`{\rtf1 Dear reader ${object}`));
  expect(Buffer.from(bytes).toString()).not.toContain('0105');
  expect(removed.objects).toBe(1);
});

test('a picture that is never closed loses its PostScript (RTF)', () => {
  const text = disarmedText(`{\\rtf1 Dear {\\pict\\emfblip ${hostile}`);
  expect(text).not.toContain(Buffer.from('%!PS').toString('hex'));
});

test('a field that shows the date stays, also where the file ends too soon (RTF)', () => {
  const rtf = String.raw`{\rtf1 {\field{\*\fldinst DATE \\@ "d.M.yyyy"}{\fldrslt 1.5.2026}} {\b bold`;
  expect(disarmedText(rtf)).toBe(rtf);
});

test('a picture in very many pieces is read (RTF)', () => {
  const pieces = `\\b ff`.repeat(200_000);
  expect(disarmedText(`{\\rtf1 {\\pict {252150${pieces}}}}`)).toBe('{\\rtf1 {}}');
});

test.each([
  ['an object', String.raw`{\object\objemb{\*\objdata 0105canary`],
  ['a field', String.raw`{\field{\*\fldinst INCLUDEPICTURE "canary"`],
  ['a field and its instruction', String.raw`{\field{\*\fldinst {INCLUDEPICTURE "canary"`],
  ['a picture', `{\\*\\shppict{\\pict\\emfblip ${hostile}`],
])('%s whose group is left open is gone like one that is closed (RTF)', (_, open) => {
  const text = disarmedText(`{\\rtf1 Dear reader${open}`);
  expect(text).toContain('Dear reader');
  expect([text.includes('canary'), text.includes(Buffer.from('%!PS').toString('hex'))]).toEqual([false, false]);
});

test.each([
  ['in Unicode with substitutes in hexadecimal', String.raw`{\*\fldinst \uc2\u73\'3f\'3fNCLUDEPICTURE "canary"}`],
  ['with a byte over the end of a line', `{\\*\\fldinst \\'4\n9NCLUDEPICTURE "canary"}`],
  ['around a group that readers pass over', String.raw`{\*\fldinst INCL{\*\unknown x}UDEPICTURE "canary"}`],
  ['around a table of fonts', String.raw`{\*\fldinst INCL{\fonttbl x}UDEPICTURE "canary"}`],
  ['in small letters', String.raw`{\*\FLDINST includepicture "canary"}`],
  ['too long to be one', `{\\*\\fldinst ${' '.repeat(20_000)}INCLUDEPICTURE "canary"}`],
])('an instruction %s takes in nothing (RTF)', (_, field) => {
  const text = disarmedText(`{\\rtf1 Dear reader{\\field${field}{\\fldrslt shown}}}`);
  expect(text).toContain('Dear reader');
  expect(text).not.toContain('canary');
});

test('an object after another control word is gone (RTF)', () => {
  expect(disarmedText(String.raw`{\rtf1 Dear {\object{\b\objdata 0105canary}} reader}`)).not.toContain('canary');
});

test.each([String.raw`HYPERLINK "https://example.org/\u1076?"`, String.raw`PAGE {\*\datafield 08d0} \\* MERGEFORMAT`])(
  'an instruction that takes in nothing stays: %s (RTF)',
  (instruction) => {
    const rtf = `{\\rtf1 {\\field{\\*\\fldinst {${instruction}}}{\\fldrslt 1}}}`;
    expect(disarmedText(rtf)).toBe(rtf);
  },
);
