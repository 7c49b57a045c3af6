import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'PDF in PowerPoint umwandeln',
  tagline: 'Eine Folie für jede Seite, mit Text, in den Sie klicken können, statt einem Bild davon.',
  description:
    'PDF in PowerPoint umwandeln: eine Folie je Seite, im Format der Seite, mit bearbeitbarem Text, Tabellen und Bildern.',
  promises: ['Eine Folie je Seite', 'Bearbeitbarer Text', 'Im Format der Seite'],
  whatItIs: [
    'Folien überleben oft nur als PDF. Der Export macht daraus eine .pptx-Datei mit einer Folie für jede Seite, so breit und so hoch wie die Seite.',
    'Text ist Text: Sie können ihn korrigieren, anders gestalten und kopieren. Bilder und Tabellen stehen dort, wo sie gedruckt sind.',
  ],
  steps: [
    { name: 'PDF wählen', text: 'Drücken Sie im Arbeitsbereich „Exportieren“; die Datei kommt auf die Exportseite.' },
    { name: 'PowerPoint wählen', text: 'Unter „Format“ verspricht PowerPoint eine Folie für jede Seite.' },
    { name: '„Als PowerPoint exportieren“ drücken', text: 'Sie sehen, wie weit es ist, und können abbrechen.' },
    { name: 'Folien öffnen', text: 'Die .pptx-Datei wird unter dem Namen Ihrer Datei heruntergeladen.' },
  ],
  reasons: [
    { title: 'Keine Bildschirmfotos', text: 'Sie erhalten Wörter und Tabellen und keine Bilder von Folien.' },
    {
      title: 'Das richtige Format',
      text: 'Breite Folien bleiben breit, eine Seite im Hochformat wird zur Folie im Hochformat.',
    },
    {
      title: 'Zumindest ein Anfang',
      text: 'Eine Präsentation neu abzutippen kostet einen Abend. Diese aufzuräumen kostet weniger.',
    },
  ],
  features: [
    { title: 'Text, wo er war', text: 'Jeder Text ist ein Feld an seinem Platz, in passender Größe.' },
    { title: 'Tabellen', text: 'Tabellen kommen als Tabellen von PowerPoint an.' },
    { title: 'Scans', text: 'Seiten ohne Text werden zuerst gelesen; ein Hinweis sagt, welche.' },
    {
      title: 'Auch einfache Texte',
      text: 'Eine Textdatei wird zuerst auf Seiten gesetzt, und diese werden zu Folien.',
    },
  ],
  useCases: [
    {
      group: 'Vorträge',
      cases: ['Ein Vortrag, dessen Folien es nur als PDF gibt', 'Zahlen eines Berichts für den Vorstand'],
    },
    { group: 'Unterricht', cases: ['Das Handout vom letzten Jahr als Folien', 'Seiten eines Skripts als Grundlage'] },
    { group: 'Marketing', cases: ['Eine Broschüre als Präsentation für Kunden', 'Partnerfolien im eigenen Design'] },
  ],
  questions: [
    { question: 'Kommen Animationen und Notizen zurück?', answer: 'Nein. Ein PDF enthält sie nicht.' },
    {
      question: 'Bekomme ich meine Vorlage und meine Masterfolien?',
      answer: 'Nein. Die Folien sehen aus wie die Seiten; wenden Sie Ihre Vorlage in PowerPoint an.',
    },
    {
      question: 'Wie groß darf die Datei sein?',
      answer: `Bis ${limit.pdf} MB und ${limit.pages.toLocaleString('de')} Seiten.`,
    },
    {
      question: 'Kann ich eine Word- oder Excel-Datei exportieren?',
      answer: 'Ja. Sie wird zuerst auf Seiten gesetzt, und jede Seite wird zu einer Folie.',
    },
  ],
};
