import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Sehen, was in einem PDF steckt',
  tagline: 'Seiten, Autor, Schutz, Signaturen, Anlagen und Skripte, bevor Sie eine Datei weitergeben.',
  description:
    'PDF untersuchen: Seitengrößen, Eigenschaften, Schutz, Signaturen, Anlagen, Skripte, Links, Lesezeichen und Formularfelder.',
  promises: ['Ändert nichts', 'Eine Seite voller Fakten', 'Nichts wird geöffnet oder ausgeführt'],
  whatItIs: [
    'Ein PDF enthält mehr, als Sie sehen: wer es womit erstellt hat, angehängte Dateien, Skripte, Links, Regeln zum Drucken. Dieses Werkzeug listet es in einfachen Worten auf.',
    'Es beantwortet eine Frage und erstellt keine Datei. Aufbewahrt wird nur, dass jemand gefragt hat.',
  ],
  steps: [
    {
      name: 'PDF wählen',
      text: 'Die ersten Fakten stehen sofort neben der Datei: durchsuchbarer Text, Formulare, Passwörter.',
    },
    { name: '„Dieses PDF untersuchen“ drücken', text: 'Es steht unter „Verstehen mit KI“, braucht aber keine.' },
    {
      name: 'Liste lesen',
      text: 'Ein Dialog mit dem Titel „In diesem PDF“ zeigt Punkt für Punkt, was darin ist. Schließen Sie ihn, und machen Sie weiter.',
    },
  ],
  reasons: [
    { title: 'Bevor Sie senden', text: 'Sehen Sie den Namen des Autors und die Anlagen, die Sie vergessen hatten.' },
    { title: 'Bevor Sie vertrauen', text: 'Sehen Sie Skripte und Aktionen, ohne ihnen eine Gelegenheit zu geben.' },
    {
      title: 'Worte statt Codes',
      text: 'Es heißt, dass sich eine Datei ohne Passwort öffnet, und nicht, welches Bit gesetzt ist.',
    },
  ],
  features: [
    { title: 'Seiten und Größen', text: 'Wie viele, wie groß in Millimetern, und ob sie sich unterscheiden.' },
    { title: 'Sicherheit', text: 'Ob ein Passwort nötig ist und ob manches nicht erlaubt ist.' },
    { title: 'Signaturen', text: 'Wie viele es sind und ob eine nicht mehr gilt.' },
    { title: 'Aktive Inhalte', text: 'Skripte, Aktionen, interaktive Formulare und Links zu Websites, gezählt.' },
    { title: 'Barrierefreiheit', text: 'Ob die Datei für Screenreader getaggt ist.' },
  ],
  useCases: [
    {
      group: 'Wer vorsichtig liest',
      cases: ['Eine Anlage von jemandem, den Sie nicht kennen', 'Ein Formular, das sich seltsam verhält'],
    },
    {
      group: 'Wer veröffentlicht',
      cases: ['Eigenschaften, bevor eine Datei online geht', 'Ist sie getaggt, ist sie durchsuchbar?'],
    },
    { group: 'Support', cases: ['Welches Programm hat das erstellt?', 'Warum kann ich es nicht drucken?'] },
  ],
  questions: [
    {
      question: 'Kann ich die Wörter und ihre Stellen bekommen?',
      answer: 'Über einen API-Aufruf ja: Er listet die Wörter der genannten Seiten auf, jedes mit seinem Rahmen.',
    },
    {
      question: 'Es wurden Skripte gefunden. Was nun?',
      answer: '„Bereinigen“ nimmt Skripte, Aktionen, Anlagen und Links heraus. Die Seiten behalten ihr Aussehen.',
    },
    {
      question: 'Geht es auch mit beschädigten Dateien?',
      answer: `Meistens. Was sich lesen ließ, wird aufgelistet, und die Liste sagt, dass die Datei beschädigt ist. Die Grenze ist ${limit.pdf} MB.`,
    },
    {
      question: 'Ändert das Werkzeug meine Datei?',
      answer: 'Nein. Es liest sie, und die Antwort ist alles, was dabei entsteht.',
    },
  ],
};
