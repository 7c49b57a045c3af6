import { limit } from '../../../limit-values.js';
import { toolsHelp } from '../../help/tools-help.js';
import type { InfoWords } from '../info-words.js';
import { toolsSaidIn, type CallLabels } from '../tools-said.js';
import { optionSentencesDe, toolRemarksDe } from './option-sentences.de.js';

const labels: CallLabels = {
  'Number of questions': 'Anzahl der Fragen',
  'Custom instructions': 'Eigene Anweisungen',
  'Pages to read text from': 'Seiten, deren Text gelesen wird',
};

/** The names of tools and options are those of the catalogue, which is loaded for them. */
export const loadWords = async (): Promise<InfoWords> => {
  const said = await toolsSaidIn('de', labels);
  return toolsHelp(said, {
    title: 'Hilfe: Werkzeuge',
    heading: 'Werkzeuge und ihre Optionen',
    description:
      'Was jedes Werkzeug von Docket annimmt, wie lange es dauert, ein Satz zu jeder seiner Optionen und die Grenzen für Dateien.',
    intro: `Die Namen sind dieselben wie auf dem Bildschirm. Die Werkzeuge stehen unter drei Überschriften: ${['Organise & convert', 'Understand with AI', 'Protect & share'].map(said.say).join(', ')}.`,
    files: {
      heading: 'Dateien',
      text: `Eine Konvertierung nimmt bis zu ${limit.files} Dateien an, ein Dokument darf bis zu ${limit.pages.toLocaleString('de')} Seiten haben. Auf der Seite eines einzelnen Werkzeugs dürfen Bilder bis zu ${limit.imageAlone} MB groß sein.`,
      columns: ['Dateien', 'Formate', 'Größte Datei'],
    },
    columns: ['Option', 'Werte', 'Was sie bewirkt'],
    noOptions: 'Es hat keine Optionen.',
    one: { pdf: 'PDF', image: 'Bild', text: 'Text', office: 'Office-Dokument' },
    several: { pdf: 'PDFs', image: 'Bilder', text: 'Texte', office: 'Office-Dokumente' },
    oneOf: (kinds) => `1 ${kinds}`,
    range: (min, max, kinds) => `${min} bis ${max} ${kinds}`,
    oneEach: (kinds) => kinds.map((kind) => `1 ${kind}`).join(' und '),
    takes: (files, duration) => `Nimmt ${files}; meist fertig in ${duration}.`,
    free: {
      text: 'Text',
      secret: 'Text, der geheim bleibt',
      slider: 'Schieberegler',
      number: 'Zahl',
      check: 'Ein oder aus',
    },
    oneOfMany: (count) => `Eines von ${count}`,
    size: (megabytes) => `${megabytes} MB`,
    marks: { comma: ', ', semicolon: '; ', colon: ': ', full: '.', between: ' ' },
    sentences: optionSentencesDe,
    remarks: toolRemarksDe,
  });
};
