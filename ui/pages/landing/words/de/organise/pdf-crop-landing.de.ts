import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'PDF zuschneiden',
  tagline: 'Schneiden Sie breite Ränder ab, oder behalten Sie nur den Teil der Seite, auf den es ankommt.',
  description:
    'PDF-Seiten zuschneiden: nach Rändern oder Ausschnitt, in Punkt, Millimetern oder Prozent. Sehen Sie eine Seite an, bevor Sie speichern.',
  promises: ['Punkt, Millimeter, Prozent', 'Alle Seiten oder einige', 'Der Inhalt bleibt erhalten'],
  whatItIs: [
    'Zuschneiden verkleinert den sichtbaren Teil einer Seite. Sie sagen, wie viel auf jeder Seite wegfällt, oder nennen den Ausschnitt, der bleibt. Jeder Betrachter und jeder Drucker zeigt dann nur diesen.',
    'Was außerhalb liegt, ist verborgen und nicht entfernt: Jeder kann den Zuschnitt rückgängig machen. Für Ränder ist das richtig, für Geheimnisse falsch. Dafür gibt es „Schwärzen“.',
  ],
  steps: [
    {
      name: 'PDF wählen',
      text: 'Es öffnet sich im Arbeitsbereich. Öffnen Sie rechts die Optionen von „Seiten zuschneiden“.',
    },
    {
      name: 'Festlegen, wie gemessen wird',
      text: '„Zuschneiden nach“ Rändern schneidet „Rand oben“, „Rand rechts“, „Rand unten“ und „Rand links“ in der „Einheit der Ränder“ ab. Nach Ausschnitt sagen Sie, was bleibt.',
    },
    { name: 'Ansehen', text: '„Vorher und nachher“ zeigt die Seite, die Sie gerade sehen, mit und ohne Zuschnitt.' },
    {
      name: '„PDF zuschneiden“ drücken',
      text: 'Lassen Sie „Seiten“ für alle leer, oder nennen Sie einige, etwa 1-3, 7.',
    },
  ],
  reasons: [
    { title: 'Gemessen, wie Sie es sehen', text: 'Oben ist oben auf der gezeigten Seite, auch wenn sie gedreht ist.' },
    {
      title: 'Ehrlich, was geschieht',
      text: 'Das Ergebnis sagt, dass das Äußere verborgen ist, damit es niemand für gelöscht hält.',
    },
    {
      title: 'Druckrahmen ziehen mit',
      text: 'Endformat-, Anschnitt- und Objektrahmen werden in den Zuschnitt geholt, wie eine Druckerei es erwartet.',
    },
  ],
  features: [
    {
      title: 'Drei Einheiten',
      text: 'Punkt, Millimeter oder Prozent der Seite, was bei Seiten verschiedener Größe passt.',
    },
    {
      title: 'Ein Ausschnitt, der bleibt',
      text: '„Ausschnitt: von links“ und „Ausschnitt: von oben“ legen die Ecke fest, „Ausschnitt: Breite“ und „Ausschnitt: Höhe“ die Größe.',
    },
    {
      title: 'Bis zum Rand',
      text: 'Lassen Sie Breite oder Höhe leer, und der Ausschnitt reicht bis zum Rand der Seite.',
    },
    { title: 'Links und Felder bleiben', text: 'Lesezeichen, Links und Formularfelder funktionieren wie vorher.' },
  ],
  useCases: [
    {
      group: 'Lesen',
      cases: ['Ein Fachartikel ohne breite Ränder, am Tablet', 'Eine Spalte einer zweispaltigen Seite'],
    },
    { group: 'Drucken', cases: ['Ohne Schnittmarken und Farbbalken', 'Ein Etikett aus einem vollen Bogen'] },
    { group: 'Präsentieren', cases: ['Nur die Abbildung einer Seite', 'Folien ohne die Notizen der Vortragenden'] },
  ],
  questions: [
    {
      question: 'Wird die Datei durch Zuschneiden kleiner?',
      answer: 'Kaum, denn der Inhalt bleibt darin. Um Platz zu sparen, komprimieren Sie die Datei.',
    },
    {
      question: 'Kann ich einen Namen entfernen, indem ich ihn abschneide?',
      answer: 'Nein. Jeder kann den verborgenen Teil wieder anzeigen. „Schwärzen“ entfernt ihn aus der Datei.',
    },
    {
      question: 'Was, wenn die Ränder größer sind als die Seite?',
      answer: 'Dann bliebe nichts übrig. Das Werkzeug sagt es und ändert nichts.',
    },
    {
      question: 'Kann jede Seite einen anderen Zuschnitt haben?',
      answer:
        'Führen Sie das Werkzeug für jede Gruppe von Seiten einmal aus: Nennen Sie sie unter „Seiten“, und machen Sie dann mit dem Ergebnis weiter.',
    },
  ],
};
