import type { InfoWords } from '../info-words.js';

export const words: InfoWords = {
  title: 'Warum Docket',
  heading: 'Ihre Dokumente, Ihr Server, Ihr Nachweis',
  description:
    'Warum man Dokumente auf dem eigenen Server bearbeitet: nichts geht an Fremde, keine Lizenz pro Platz, Nachweis inklusive.',
  intro:
    'Online-Konverter wollen Ihre Dateien, Desktop-Programme eine Lizenz für jeden Rechner. Docket wird einmal installiert, für alle in der Organisation, und hält nachweisbar fest, was es getan hat.',
  sections: [
    {
      heading: 'Was Sie bekommen',
      cards: [
        {
          title: 'Dateien bleiben im Haus',
          text: 'Verträge, Akten und Lohnzettel werden zu keiner Firma hochgeladen, die Sie nicht kennen.',
          proof: { label: 'Wie das geht' },
        },
        {
          title: 'Keine Lizenzen zu zählen',
          text: 'Alle Werkzeuge funktionieren ohne Konto und ohne Bezahlung. Der Quellcode ist frei, unter Apache-2.0.',
          proof: { label: 'Preise' },
        },
        {
          title: 'Ergebnisse, auf die Sie sich verlassen können',
          text: 'Schwärzungen werden geprüft, bevor Sie die Datei erhalten, beim Zusammenfügen bleibt alles erhalten, was die Dateien enthielten, und jedes Ergebnis sagt, was weggelassen werden musste.',
          proof: { label: 'Funktionen' },
        },
        {
          title: 'Nachweis, was geschehen ist',
          text: 'Ein signiertes Protokoll und zu jeder Datei ein Beleg, den jeder ohne diesen Server prüfen kann.',
          proof: { label: 'Einen Beleg prüfen' },
        },
      ],
    },
    {
      heading: 'Drei Wege, ein Dokument zu bearbeiten',
      columns: ['Worauf es ankommt', 'Docket', 'Ein Online-Konverter', 'Ein Desktop-Programm'],
      rows: [
        ['Wer die Datei hat', 'Ihr eigener Server', 'Die Firma hinter der Website', 'Ihr Rechner'],
        ['Wofür Sie bezahlen', 'Für den Betrieb des Servers', 'Pro Person, oder mit Aufmerksamkeit', 'Pro Rechner'],
        ['Ein Ergebnis weitergeben', 'Ein Link, der abläuft', 'Oft ein Link', 'Ein Anhang'],
        ['Was damit geschehen ist', 'Steht in einem signierten Protokoll', 'Unbekannt', 'Unbekannt'],
        ['Funktioniert ohne Internet', 'Ja, in Ihrem Netz', 'Nein', 'Ja'],
      ],
    },
    {
      heading: 'Was andere sagen',
      text: 'Bewertungen und Vergleiche erscheinen hier, wenn der Betreiber sie verlinkt.',
    },
    {
      heading: 'Wann etwas anderes besser ist',
      items: [
        'Sie möchten den Text eines PDFs umschreiben: Nehmen Sie einen Desktop-Editor.',
        'Mehrere schreiben gemeinsam an einem Dokument: Nehmen Sie ein Office-Programm und bringen Sie das Ergebnis hierher.',
        'Sie haben eine einzige kleine Datei ohne Privates und keinen Server: Dann genügt ein Online-Konverter.',
      ],
    },
  ],
};
