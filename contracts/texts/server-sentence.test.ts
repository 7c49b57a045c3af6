import { refusals, refusalText } from '../errors.js';
import { catalogue as chinese } from '../../words/zh.po';
import { catalogue as german } from '../../words/de.po';
import { plainTexts, pluralTexts } from '../../words/en.pot';
import { catalogue as arabic } from '../../words/ar.po';
import { catalogue as french } from '../../words/fr.po';
import { refusalIn } from './refusal-sentence.js';
import { sentenceIn } from './server-sentence.js';
import { catalogue as spanish } from '../../words/es.po';
import { inEnglish } from './wording.js';

const inGerman = { language: 'de', catalogue: german } as const;

interface Said {
  readonly text: string;
  readonly one?: string;
}

describe('every refusal', () => {
  test('stands in the catalogue', () => {
    const plain = new Set<string>(plainTexts);
    const plural: Readonly<Record<string, string>> = pluralTexts;
    const isKnown = (text: string, one?: string) => (one === undefined ? plain.has(text) : plural[text] === one);
    const all: readonly Said[] = Object.values(refusals);
    expect(all.filter(({ text, one }) => !isKnown(text, one))).toEqual([]);
  });

  test('that counts says so for one as well, unless there are always more', () => {
    const all = Object.entries(refusals) as readonly (readonly [string, Said])[];
    const counting = all.filter(([, { text }]) => /\{(count|minutes|seconds)\} \w+s\b/.test(text));
    const lacking = counting.filter(([, { one }]) => one === undefined).map(([code]) => code);
    expect(lacking.sort()).toEqual([
      'pages.too-many',
      'pdf.too-many-pages',
      'recognition.too-slow',
      'workflow.too-many-parts',
    ]);
  });
});

describe('a refusal', () => {
  const facts = { name: 'report.pdf', reason: 'it does not start with a PDF header' };

  test('is said in another language from its code and facts, and so are words among the facts', () => {
    expect(refusalIn(inGerman, 'pdf.unreadable', facts)).toBe(
      'report.pdf lässt sich nicht als PDF öffnen: sie beginnt nicht wie ein PDF',
    );
    expect(refusalIn({ language: 'es', catalogue: spanish }, 'conversion.not-found', {})).toBe(
      'Conversión no encontrada',
    );
  });

  test('names languages as the other language does', () => {
    expect(refusalIn(inGerman, 'translate.same-language', { name: 'a.pdf', language: 'French' })).toContain(
      'Französisch',
    );
  });

  test.each([
    [inEnglish, 'Too many wrong passwords. Please try again in 1 minute.', 'minutes.'],
    [inGerman, 'Zu viele falsche Passwörter. Bitte versuchen Sie es in 1 Minute erneut.', 'Minuten'],
    [
      { language: 'fr', catalogue: french },
      'Trop de mots de passe erronés. Veuillez réessayer dans 1 minute.',
      'minutes',
    ],
    [{ language: 'ar', catalogue: arabic }, 'كلمات مرور خاطئة كثيرة. يُرجى إعادة المحاولة بعد دقيقة واحدة.', 'دقائق'],
  ] as const)('counts as the language does: %#', (spoken, one, many) => {
    expect(refusalIn(spoken, 'share-link.too-many-tries', { minutes: 1 })).toBe(one);
    expect(refusalIn(spoken, 'share-link.too-many-tries', { minutes: 4 })).toContain(many);
  });

  test('that was finished elsewhere is recognised for one as well, and where its number is left open', () => {
    expect(sentenceIn(inGerman, 'This document has 1 page; page 7 does not exist')).toBe(
      'Dieses Dokument hat 1 Seite; Seite 7 gibt es nicht',
    );
    expect(sentenceIn(inGerman, 'The file took longer than … seconds to process')).toContain('… Sekunden');
  });

  test('stays as it is in English', () => {
    expect(refusalIn(inEnglish, 'pdf.unreadable', facts)).toBe(refusalText('pdf.unreadable', facts));
  });
});

describe('a finished sentence of the server', () => {
  test('is recognised by what stands around its values', () => {
    expect(sentenceIn(inGerman, 'Only PNG, JPEG files.pdf is empty')).toBe('Only PNG, JPEG files.pdf ist leer');
    expect(sentenceIn(inGerman, 'Text on scanned pages and in pictures is read in English, German.')).toBe(
      'Text auf gescannten Seiten und in Bildern wird in diesen Sprachen gelesen: Englisch, Deutsch.',
    );
  });

  test('has its numbers as the language counts them, and names of files as they are', () => {
    expect(sentenceIn(inGerman, '1 page')).toBe('1 Seite');
    expect(sentenceIn(inGerman, '1,200 pages')).toBe('1.200 Seiten');
    expect(sentenceIn(inGerman, 'Summary is empty')).toBe('Summary ist leer');
  });

  test('that no catalogue has stays as it is', () => {
    expect(sentenceIn(inGerman, 'Quarterly report')).toBe('Quarterly report');
  });
});

/** One of each kind that the server writes about results. */
const notes = [
  'New pages were created because the original has no text that can be replaced (it is scanned or not a PDF).',
  '2 passages were left in the original language: no translation into French kept their numbers and addresses unchanged.',
  'a.txt is shown as plain text, not as a table, because it has too many cells.',
  'The digital signature in a.pdf is no longer valid because the file was changed.',
  "The file is signed, but without a time stamp: the time stamp server did not respond. The time comes from this installation's own clock.",
  'Removed: 2 scripts, 1 action that opens or sends something, document properties.',
  'Nothing to remove: this PDF has no scripts, actions that open or send something or links; no document properties.',
  '3 links kept, because removal was switched off.',
  'This PDF contains 2 scripts and 1 attached file. All of it was kept; Sanitise removes it.',
  'This PDF contains 1 script. Open it only if you trust the sender.',
  'Target of 2 MB missed: 3.1 MB is the smallest possible, because the rest is text, fonts, drawings and images that would be unreadable if they were smaller.',
  '2 attached files were left out: attachments do not belong to any page.',
  '1 attached file left out: their contents cannot be checked.',
  '4 annotations or form fields removed together with the text.',
  'a.docx: 1 link to external content not followed, 2 embedded objects not opened.',
  'Pages 1, 4 could not be searched: there is no text, only pictures.',
  'The text of 2 of 5 pages of a.pdf was recognised in a picture (OCR); please check it.',
  '2 pages, 0 of them unchanged, 3 drawings',
  '1 page, 0 of them unchanged, 1 drawing',
  '1 page, at most 0.0000 % of a page changed (0.0000 % within any area the size of a short word)',
  '2 pages, at most 0.0000 % of a page changed (0.0000 % within any area the size of a short word)',
  '2 boxes on 1 page',
  'Based on 12 of the 40 sections of this document, taken from all over it.',
];

describe('a note about a result', () => {
  test.each(notes)('leaves no English in another language: %s', (note) => {
    const english = /\b(the|and|is|was|were|of|not|pages?|links?|scripts?|files?|because|document)\b/i;
    expect(sentenceIn(inGerman, note)).not.toBe(note);
    expect(sentenceIn({ language: 'zh', catalogue: chinese }, note)).not.toMatch(english);
  });

  test('has the parts of a list joined as the language joins them', () => {
    expect(sentenceIn(inGerman, notes[8]!)).toBe(
      'Dieses PDF enthält 2 Skripte und 1 angehängte Datei. Alles davon blieb erhalten; „Bereinigen“ entfernt es.',
    );
  });
});
