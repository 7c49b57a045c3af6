import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Wasserzeichen in ein PDF einfügen',
  tagline:
    'Schreiben Sie ENTWURF, VERTRAULICH oder einen Namen quer über die Seiten, so kräftig oder so zart, wie Sie möchten.',
  description:
    'Wasserzeichen in ein PDF einfügen, auf allen Seiten oder einigen, an fünf Stellen, mit jeder Deckkraft und in jeder Schrift.',
  promises: ['Text in jeder Schrift', 'Ansehen, bevor Sie speichern', 'Alle Seiten oder einige'],
  whatItIs: [
    'Ein Wasserzeichen sagt allen, was für ein Exemplar sie vor sich haben. Der Text wird durchscheinend über die Seiten gezeichnet und bleibt auch auf gedrehten Seiten aufrecht.',
    'In der Mitte verläuft er diagonal, in einer Ecke steht er waagerecht. Ein langer Text wird umbrochen und verkleinert, bis er passt.',
  ],
  steps: [
    {
      name: 'PDF wählen',
      text: 'Öffnen Sie im Arbeitsbereich die Optionen von „Wasserzeichen“ unter „Schützen & teilen“.',
    },
    {
      name: 'Text eingeben',
      text: '„Text des Wasserzeichens“ beginnt mit CONFIDENTIAL. Wenige Wörter liest man am besten.',
    },
    {
      name: 'Platzieren',
      text: 'Stellen Sie „Deckkraft“ und „Position“ ein, und „Seiten“, wenn es nicht alle haben sollen.',
    },
    {
      name: 'Ansehen, dann „Wasserzeichen hinzufügen“ drücken',
      text: '„Vorher und nachher“ zeigt die Seite, die Sie gerade sehen, in beiden Fassungen. Danach „Herunterladen“ oder „Link kopieren“.',
    },
  ],
  reasons: [
    {
      title: 'Passt auf jede Seite',
      text: 'Große und kleine, gedrehte und zugeschnittene Seiten: Der Text bleibt innerhalb jeder.',
    },
    {
      title: 'Die Seite bleibt lesbar',
      text: 'Mit dem Schieberegler finden Sie den Punkt, an dem beides zu lesen ist.',
    },
    {
      title: 'Die Datei bleibt klein',
      text: 'Das Wasserzeichen ist einmal in der Datei, auf wie vielen Seiten es auch zu sehen ist.',
    },
  ],
  features: [
    { title: 'Fünf Positionen', text: 'Die vier Ecken oder diagonal in der Mitte.' },
    {
      title: 'Jede Schrift',
      text: 'Lateinisch, Griechisch, Kyrillisch, Arabisch, Hebräisch, Hindi, Chinesisch, Japanisch, Koreanisch und mehr.',
    },
    { title: 'Nur einige Seiten', text: 'Nennen Sie Seiten und Bereiche, oder haken Sie sie im Raster an.' },
    { title: 'Viele Dateien', text: 'Wählen Sie mehrere PDFs, und alle erhalten dasselbe Wasserzeichen.' },
  ],
  useCases: [
    { group: 'Entwürfe', cases: ['Ein Vertrag, der noch nicht endgültig ist', 'Zahlen vor der Prüfung'] },
    { group: 'Kopien', cases: ['Der Name der Empfänger auf jeder Seite', 'Eine Ausweiskopie für nur einen Zweck'] },
    {
      group: 'Muster',
      cases: ['Eine Vorschau auf ein kostenpflichtiges Dokument', 'Fotos und Pläne für eine Ausschreibung'],
    },
  ],
  questions: [
    {
      question: 'Kann jemand das Wasserzeichen entfernen?',
      answer:
        'Ja, mit einem Editor. Ein Wasserzeichen kennzeichnet eine Kopie und sperrt sie nicht. Um eine Datei zu sperren, setzen Sie ein Passwort.',
    },
    {
      question: 'Kann ich stattdessen mein Logo verwenden?',
      answer: 'Ja, mit dem Bild als Wasserzeichen: Wählen Sie ein PDF und ein Bild.',
    },
    {
      question: 'Wie groß darf die Datei sein?',
      answer: `Bis ${limit.pdf} MB und ${limit.pages.toLocaleString('de')} Seiten.`,
    },
    { question: 'Wird das Wasserzeichen gedruckt?', answer: 'Ja. Es gehört zur Seite.' },
  ],
};
