import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'PDF in Word umwandeln',
  tagline:
    'Holen Sie den Text eines PDFs als Absätze, Überschriften, Listen und Tabellen zurück, die Sie bearbeiten können.',
  description:
    'PDF in Word umwandeln, auch Scans, Bilder und Texte: ein Dokument mit fließenden Absätzen, Überschriften, Listen, Tabellen und Bildern.',
  promises: ['Absätze, die fließen', 'Tabellen als Tabellen', 'Scans werden gelesen'],
  whatItIs: [
    'Ein PDF weiß, wo jeder Buchstabe steht, aber nicht, was ein Absatz ist. Der Export findet es heraus: Zeilen werden zu Absätzen, größere Schrift zu Überschriften, und Spalten, Listen und Tabellen werden, was sie in Word sind.',
    'Das Dokument hat Größe und Ränder der Seiten. Was sich oben und unten auf ihnen wiederholt, steht dort einmal, als Kopf- und Fußzeile.',
  ],
  steps: [
    { name: 'Exportseite öffnen', text: 'Aus dem Arbeitsbereich bringt „Exportieren“ Ihre Datei dorthin.' },
    { name: 'Word wählen', text: 'Unter „Format“ ist es schon gewählt: Text, den Sie bearbeiten können.' },
    { name: '„Als Word exportieren“ drücken', text: 'Eine Seite ohne Text wird mit Texterkennung gelesen.' },
    {
      name: 'Bearbeiten',
      text: 'Die .docx-Datei wird heruntergeladen. Sehen Sie sich die Hinweise an: Sie sagen, welcher Text erkannt wurde.',
    },
  ],
  reasons: [
    {
      title: 'Zum Bearbeiten gemacht',
      text: 'Ändern Sie einen Satz, und der Absatz fließt weiter. Keine Textfelder, die auseinanderfallen.',
    },
    { title: 'Nummerierte Listen bleiben nummeriert', text: 'Fügen Sie einen Punkt hinzu, und Word zählt weiter.' },
    {
      title: 'Bilder kommen mit',
      text: 'Sie stehen, wo sie standen, und eine Seite, die nur aus einem Bild besteht, behält es.',
    },
  ],
  features: [
    { title: 'Spalten', text: 'Text in Spalten wird zu Spalten und liest sich von einer zur nächsten weiter.' },
    { title: 'Tabellen', text: 'Zellen, in die Sie tippen können, mit dem Text des Originals.' },
    { title: 'Kopf- und Fußzeilen', text: 'Kolumnentitel stehen nicht verstreut im Text.' },
    { title: 'Nicht nur PDFs', text: 'Auch Bilder, Texte und Office-Dateien lassen sich exportieren.' },
  ],
  useCases: [
    {
      group: 'Verträge',
      cases: ['Ihre Änderungen im Entwurf der anderen', 'Eine alte Vorlage, deren Quelldatei fehlt'],
    },
    { group: 'Studium', cases: ['Zitate mit ihrem Absatz', 'Ein Arbeitsblatt zum Anpassen'] },
    { group: 'Archive', cases: ['Gescannte Briefe als Text', 'Eine Broschüre, deren Datei verloren ging'] },
  ],
  questions: [
    {
      question: 'Sieht es genau wie das PDF aus?',
      answer:
        'Ähnlich, aber nicht gleich. Der Export zieht Text, den Sie bearbeiten können, Zeilen vor, die sich nicht bewegen lassen.',
    },
    {
      question: 'Was ist mit Scans?',
      answer:
        'Sie werden maschinell gelesen, und einige Wörter können falsch sein. Das Ergebnis sagt es; vergleichen Sie Zahlen und Namen.',
    },
    {
      question: 'Wie groß darf die Datei sein?',
      answer: `Bis ${limit.pdf} MB, Bilder auf der Exportseite bis ${limit.imageAlone} MB.`,
    },
    {
      question: 'Bleiben Links und Kommentare erhalten?',
      answer:
        'Der Export ist für Text, Tabellen und Bilder gemacht. Prüfen Sie danach die Links, und behalten Sie das PDF für den Rest.',
    },
  ],
};
