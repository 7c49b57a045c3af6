import { limit } from '../../../limit-values.js';
import type { InfoWords } from '../info-words.js';

const sizes = `${limit.pdf} MB, Bilder ${limit.image} MB`;

export const words: InfoWords = {
  title: 'Preise',
  heading: 'Preise',
  description:
    'Jedes Werkzeug von Docket geht ohne Konto und ohne Bezahlung. Was der Betreiber darüber hinaus anbietet, steht hier.',
  intro:
    'Jedes Werkzeug geht ohne Konto und ohne Bezahlung. Docket selbst nimmt kein Geld ein; wofür ein Betreiber etwas verlangt, steht unten.',
  sections: [
    {
      heading: 'Auf dieser Installation',
      text: 'Jede Installation von Docket hat einen Betreiber, der entscheidet, ob sie etwas kostet.',
    },
    {
      heading: 'Mit und ohne Konto',
      columns: ['Was Sie bekommen', 'Ohne Konto', 'Mit Konto'],
      rows: [
        ['Werkzeuge', 'Alle', 'Alle'],
        ['Dateigröße', sizes, sizes],
        ['Dateien auf einmal', `Bis zu ${limit.files}`, `Bis zu ${limit.files}`],
        ['Ein Link gilt', `${limit.guestWeeks} Wochen`, `${limit.memberMonths} Monate`],
        ['Verlauf', 'In diesem Browser, bis Sie ihn schließen', 'Ihre letzten 20 und eine Liste aller'],
        ['Link mit Passwort, Download-Limit oder vorzeitigem Ende', 'Ja, bis Sie den Browser schließen', 'Ja'],
      ],
    },
    {
      heading: 'Im Vergleich mit anderen',
      text: 'Preise anderer stehen hier nur mit einem Link auf ihre Quelle.',
    },
    {
      heading: 'Fragen',
      questions: [
        {
          question: 'Was kostet die Software?',
          answer: 'Nichts. Sie steht unter Apache-2.0; Sie dürfen sie für sich und für andere betreiben.',
        },
        {
          question: 'Kosten die KI-Werkzeuge extra?',
          answer:
            'Die eingebaute Engine kostet nichts. Hat der Betreiber einen KI-Anbieter eingerichtet, rechnet dieser mit dem Betreiber ab, nicht mit Ihnen.',
        },
        {
          question: 'Kann ich Docket selbst betreiben?',
          answer: 'Ja. Sie brauchen Node 20.19 und npm; wie es gestartet wird, steht in der README.',
        },
      ],
    },
  ],
};
