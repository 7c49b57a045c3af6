import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Seitenzahlen in ein PDF einfügen',
  tagline: 'Nummerieren Sie die Seiten oben oder unten, ab jeder Zahl, auf den Seiten, die Sie wählen.',
  description:
    'Seitenzahlen in ein PDF einfügen, an sechs Stellen und in drei Formaten. Beginnen Sie mit jeder Zahl und lassen Sie das Deckblatt aus.',
  promises: ['Sechs Positionen', 'Beginnt, wo Sie es sagen', 'Lässt das Deckblatt aus'],
  whatItIs: [
    'Das Werkzeug druckt eine Zahl auf jede Seite, aufrecht, wie die Seite gezeigt wird, und in dem Abstand vom Rand, den Sie einstellen. Die Zahlen sind Text und lassen sich durchsuchen.',
    'Gezählt wird ab jeder ersten Zahl und von jeder Seite an. Ein Deckblatt bleibt frei, und der zweite Band macht dort weiter, wo der erste aufgehört hat.',
  ],
  steps: [
    { name: 'PDF wählen', text: 'Öffnen Sie rechts im Arbeitsbereich die Optionen von „Seiten nummerieren“.' },
    {
      name: 'Ort und Format',
      text: 'Stellen Sie „Position“ und „Format“ ein, etwa 3 / 12, dazu „Größe in Punkt“.',
    },
    {
      name: 'Sagen, welche Seiten',
      text: 'Stellen Sie „Erste Zahl“, „Von Seite“ und „Bis Seite“ ein, oder nennen Sie einzelne „Seiten“. „Vorher und nachher“ zeigt die Seite, die Sie gerade sehen.',
    },
    { name: '„Seitenzahlen hinzufügen“ drücken', text: 'Prüfen Sie das Seitenraster, dann „Herunterladen“.' },
  ],
  reasons: [
    { title: 'Zahlen, wo sie hingehören', text: 'Auch auf Seiten, die gedreht, zugeschnitten oder anders groß sind.' },
    {
      title: 'Seite 1 bestimmen Sie',
      text: 'Beginnen Sie auf der dritten Seite mit 1, oder machen Sie bei 87 weiter.',
    },
    { title: 'Die Seite bleibt unberührt', text: 'Zahlen kommen obenauf; auf der Seite verschiebt sich nichts.' },
  ],
  features: [
    { title: 'Sechs Positionen', text: 'Links, mittig oder rechts, oben oder unten.' },
    {
      title: 'Drei Formate',
      text: 'Die Zahl allein, mit der Gesamtzahl nach einem Schrägstrich oder mit Worten, als Page 3 of 12.',
    },
    { title: 'Genauer Abstand', text: '„Rand in Punkt“ sagt, wie weit vom Rand die Zahlen stehen.' },
    {
      title: 'Eine Gesamtzahl, die stimmt',
      text: 'Die Gesamtzahl ist die letzte vergebene Zahl, sodass auf der letzten Seite 12 / 12 steht.',
    },
  ],
  useCases: [
    { group: 'Recht und Behörden', cases: ['Durchnummerierte Beweisstücke', 'Akten, die nach Seiten zitiert werden'] },
    { group: 'Studium', cases: ['Eine Arbeit, aus Kapiteln zusammengesetzt', 'Reader'] },
    {
      group: 'Sitzungen',
      cases: ['Handouts, in denen alle die Seite finden', 'Tagesordnung und Vorlagen in einer Datei'],
    },
  ],
  questions: [
    {
      question: 'Die Seiten haben schon Zahlen. Was geschieht?',
      answer:
        'Sie bleiben, und die neuen werden zusätzlich gedruckt. Wählen Sie eine andere Position, oder schneiden Sie die alten vorher weg.',
    },
    {
      question: 'Kann ich römische Zahlen oder ein Präfix verwenden?',
      answer: 'Zurzeit nicht. Die drei Formate verwenden gewöhnliche Zahlen.',
    },
    {
      question: 'Wie nummeriere ich eine zusammengefügte Datei?',
      answer: 'Fügen Sie zuerst zusammen, und drücken Sie dann „Seiten nummerieren“ unter „Weiter mit“.',
    },
    {
      question: 'Kann ich die Zahlen wieder entfernen?',
      answer: 'Bewahren Sie Ihr Original auf. Die Zahlen gehören zu den Seiten der neuen Datei.',
    },
  ],
};
