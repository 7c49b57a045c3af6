import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Logo in ein PDF einfügen',
  tagline: 'Setzen Sie ein Bild auf jede Seite: ein Logo in eine Ecke oder ein Muster über das ganze Blatt.',
  description:
    'Logo oder Bild als Wasserzeichen in ein PDF einfügen. Größe, Deckkraft und Position einstellen oder über die Seite wiederholen.',
  promises: ['Transparenz bleibt', 'An einer Stelle oder überall', 'Einmal in der Datei gespeichert'],
  whatItIs: [
    'Nehmen Sie ein PDF und ein Bild, und das Bild erscheint auf den Seiten: als Briefkopf, als Stempel oder als zartes Muster, hinter dem nichts verschwindet.',
    'Was in einem PNG durchsichtig ist, bleibt durchsichtig. Das Bild steht auf jeder Seite aufrecht, wie auch immer sie gedreht ist.',
  ],
  steps: [
    {
      name: 'Zwei Dateien wählen',
      text: 'Ein PDF und ein Bild, zusammen oder nacheinander mit „Weitere Dateien hinzufügen“.',
    },
    {
      name: '„Bild als Wasserzeichen“ öffnen',
      text: 'Stellen Sie „Deckkraft“, „Position“ und „Anteil der Seitenbreite“ ein. „Über die ganze Seite wiederholen“ ergibt ein Muster.',
    },
    {
      name: 'Seiten wählen',
      text: 'Lassen Sie „Seiten“ für alle leer, oder schreiben Sie 1, wenn es nur die erste sein soll.',
    },
    {
      name: '„Wasserzeichen hinzufügen“ drücken',
      text: 'Das Ergebnis öffnet sich im Arbeitsbereich, bereit zum Herunterladen.',
    },
  ],
  reasons: [
    {
      title: 'Auf jeder Seite gleich groß',
      text: 'Sie legen einen Anteil der Seitenbreite fest, so wirkt ein Logo in jedem Format richtig.',
    },
    { title: 'Hundert Seiten, ein Bild', text: 'Das Bild wird einmal gespeichert, und die Datei wächst kaum.' },
    { title: 'Nie über den Rand', text: 'Ein hohes Bild wird verkleinert, bis es auf die Seite passt.' },
  ],
  features: [
    { title: 'PNG, JPEG, GIF, WebP, TIFF, AVIF', text: 'Jedes Bild, das Sie in PDF umwandeln könnten.' },
    { title: 'Fünf Positionen', text: 'Eine Ecke oder die Mitte.' },
    { title: 'Kacheln', text: 'Über die ganze Seite wiederholt, für Kopien, die man auch in Teilen erkennen soll.' },
    {
      title: 'Deckkraft von null bis voll',
      text: 'Ein kräftiges Logo oder ein Zeichen, das man erst beim zweiten Blick sieht.',
    },
  ],
  useCases: [
    { group: 'Unternehmen', cases: ['Das Logo auf Angeboten', 'Ein Briefkopf auf leeren Seiten'] },
    { group: 'Fotografie', cases: ['Abzüge mit einem Zeichen quer darüber', 'Portfolios mit Signatur'] },
    { group: 'Vereine und Schulen', cases: ['Ein Siegel auf Urkunden', 'Ein Wappen auf dem Programm'] },
  ],
  questions: [
    {
      question: 'Warum ist das Werkzeug ausgegraut?',
      answer: 'Es braucht genau ein PDF und ein Bild. Fügen Sie hinzu, was fehlt, und es lässt sich wählen.',
    },
    {
      question: 'Kann das Bild hinter dem Text liegen?',
      answer: 'Nein, es liegt obenauf. Bei geringer Deckkraft bleibt der Text gut lesbar.',
    },
    {
      question: 'Welche Größe soll das Bild haben?',
      answer: `Es wird verwendet, wie es ist. Ein Bild mit vielen Megapixeln macht die Datei also größer. Bilder dürfen bis ${limit.image} MB haben.`,
    },
    {
      question: 'Kann ich Text und Logo hinzufügen?',
      answer: 'Ja, nacheinander: zuerst das Bild, dann „Wasserzeichen“ unter „Weiter mit“.',
    },
  ],
};
