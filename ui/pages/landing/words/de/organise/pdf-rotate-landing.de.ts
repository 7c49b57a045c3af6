import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'PDF drehen',
  tagline: 'Drehen Sie Seiten, die auf der Seite liegen oder auf dem Kopf stehen, und speichern Sie sie so.',
  description:
    'PDF drehen und speichern: alle Seiten oder einige, um eine Viertel-, halbe oder Dreivierteldrehung. Sehen Sie die Seite vor dem Speichern.',
  promises: ['Alle Seiten oder einige', 'Gespeichert, nicht nur angezeigt', 'Sonst ändert sich nichts'],
  whatItIs: [
    'Eine Seite im Betrachter zu drehen, hilft Ihnen, aber nicht denen, die die Datei bekommen. Dieses Werkzeug schreibt die Drehung in die Datei, sodass die Seite bei allen aufrecht steht.',
    'Geändert wird nur die Richtung, in der eine Seite gezeigt wird. Text, Bilder, Links und Formularfelder sind dieselben wie vorher, und Zurückdrehen ergibt wieder die alte Ansicht.',
  ],
  steps: [
    { name: 'PDF wählen', text: 'Suchen Sie im Raster des Arbeitsbereichs die Seiten, die falsch liegen.' },
    {
      name: 'Gleich an Ort und Stelle drehen',
      text: 'Haken Sie die Seiten an und drücken Sie darüber „Nach links drehen“ oder „Nach rechts drehen“. Bei wenigen Seiten ist das alles.',
    },
    {
      name: 'Oder die Optionen öffnen',
      text: 'Stellen Sie bei „Seiten drehen“ den „Winkel, im Uhrzeigersinn“ ein und, wenn es nur einige sein sollen, die „Seiten“, etwa 1-3, 7. „Vorher und nachher“ zeigt, was dabei herauskommt.',
    },
    {
      name: 'Auf den grünen Knopf drücken',
      text: 'Er sagt, wie viele Seiten er dreht. Danach die Datei „Herunterladen“ oder „Link kopieren“.',
    },
  ],
  reasons: [
    { title: 'Bei allen aufrecht', text: 'Die Drehung gehört zur Datei und hängt nicht vom Betrachter ab.' },
    {
      title: 'Ohne Verlust',
      text: 'Seiten werden nicht neu gezeichnet, Sie können sie also drehen, so oft Sie möchten.',
    },
    { title: 'Eine Taste genügt', text: 'Bei ausgewählten Seiten dreht R nach rechts, Umschalt und R nach links.' },
  ],
  features: [
    { title: 'Drei Winkel', text: 'Nach rechts, auf den Kopf oder nach links.' },
    { title: 'Von der jetzigen Lage aus', text: 'Eine Seite, die schon gedreht ist, wird von dort aus weitergedreht.' },
    {
      title: 'Jede Seite einmal',
      text: 'Auch wenn Sie eine Seite in zwei Bereichen nennen, wird sie nur einmal gedreht.',
    },
    { title: 'Mehrere Dateien', text: 'Wählen Sie weitere PDFs, um alle um denselben Winkel zu drehen.' },
  ],
  useCases: [
    { group: 'Scans', cases: ['Ein falsch herum eingelegter Stapel', 'Jede zweite Seite auf dem Kopf'] },
    {
      group: 'Pläne und Tabellen',
      cases: ['Breite Tabellen in einem Bericht im Hochformat', 'Zeichnungen für den Bildschirm'],
    },
    { group: 'Smartphones', cases: ['Quer fotografierte Seiten', 'Ein Beleg, der sich seitlich öffnet'] },
  ],
  questions: [
    {
      question: 'Kann ich um ein paar Grad drehen?',
      answer: 'Nein, nur um Vierteldrehungen. Ein leicht schiefer Scan bleibt schief.',
    },
    {
      question: 'Lässt sich der Text einer gedrehten Seite noch durchsuchen?',
      answer: 'Ja. Es ist derselbe Text, nur in einer anderen Richtung gezeigt.',
    },
    {
      question: 'Wie groß darf die Datei sein?',
      answer: `Bis ${limit.pdf} MB und ${limit.pages.toLocaleString('de')} Seiten.`,
    },
    {
      question: 'Warum zeigt mein Bildprogramm die Seite immer noch quer?',
      answer:
        'Vielleicht öffnet es die Datei von vorher. Die Drehung steckt in der neuen Datei, die Sie heruntergeladen haben.',
    },
  ],
};
