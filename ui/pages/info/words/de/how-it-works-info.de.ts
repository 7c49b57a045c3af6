import { limit } from '../../../limit-values.js';
import type { InfoWords } from '../info-words.js';

export const words: InfoWords = {
  title: 'So funktioniert es',
  heading: 'So funktioniert es',
  description:
    'Von der abgelegten Datei bis zum Link, der abläuft: was Sie tun, was Docket währenddessen tut und was gespeichert bleibt.',
  intro: 'Von der abgelegten Datei bis zum Link, der abläuft, in vier Schritten. Für keinen brauchen Sie ein Konto.',
  sections: [
    {
      heading: 'Was Sie tun',
      steps: [
        {
          name: 'Dateien ablegen',
          text: `PDF, Bilder, Text, Word, Excel, PowerPoint und OpenDocument, je bis ${limit.pdf} MB, Bilder bis ${limit.image} MB.`,
        },
        {
          name: 'Werkzeug wählen',
          text: 'Docket bietet die Werkzeuge an, die zu Ihren Dateien passen, das wahrscheinlichste zuerst, und sagt, warum die anderen nicht passen.',
        },
        {
          name: 'Kurz warten',
          text: 'Sie können den Fortschritt verfolgen, währenddessen weiterarbeiten oder abbrechen.',
        },
        {
          name: 'Herunterladen oder teilen',
          text: 'Laden Sie die Datei herunter, arbeiten Sie mit einem anderen Werkzeug weiter oder senden Sie ihren Link.',
        },
      ],
    },
    {
      heading: 'Was Docket währenddessen tut',
      steps: [
        {
          name: 'Es prüft den Inhalt',
          text: 'Den Typ einer Datei bestimmt ihr Inhalt, nicht ihr Name. Zu große Dateien werden schon beim Hochladen abgewiesen.',
        },
        {
          name: 'Es hält den Auftrag fest',
          text: 'Der Auftrag wird protokolliert, bevor etwas geschieht. Von da an hat er genau einen Ausgang, selbst wenn der Server abgeschossen wird.',
        },
        {
          name: 'Es arbeitet abgeschottet',
          text: 'Ein eigener Prozess bekommt Kopien Ihrer Dateien und sonst nichts. Versuche und Zeit sind begrenzt.',
        },
        {
          name: 'Es prüft und signiert',
          text: 'Das Ergebnis wird gespeichert, sein Hash protokolliert und das Protokoll signiert. Daraus entsteht Ihr Beleg.',
        },
        { name: 'Es räumt auf', text: 'Wenn der Link abläuft, werden seine Dateien gelöscht.' },
      ],
    },
    {
      heading: 'Wie lange es meist dauert',
      text: 'Für Dokumente mit wenigen Seiten. Große Dateien und lange Warteschlangen brauchen länger.',
      columns: ['Werkzeug', 'Zeit'],
      rows: [
        ['Aufteilen, Wasserzeichen, sicher teilen', '2–3 Sekunden'],
        ['In PDF konvertieren', '2–5 Sekunden'],
        ['Cliff Notes', '5–10 Sekunden'],
        ['Übersetzen', '10–20 Sekunden'],
      ],
    },
    {
      heading: 'Fragen',
      questions: [
        {
          question: 'Brauche ich ein Konto?',
          answer: `Nein. Ohne Konto führt dieser Browser auf, was Sie erstellt haben, bis Sie ihn schließen. Mit Konto stehen Ihre letzten 20 Konvertierungen auf der Startseite, und Links gelten ${limit.memberMonths} Monate statt ${limit.guestWeeks} Wochen.`,
        },
        {
          question: 'Wo ist meine Datei?',
          answer: 'Auf dem Server, der diese Seite ausliefert, bis der Link abläuft. Sonst nirgends.',
        },
        {
          question: 'Wer kann sie öffnen?',
          answer: 'Alle, die den Link haben. Er lässt sich nicht erraten. Sie können ein Passwort setzen.',
        },
        {
          question: 'Und wenn es fehlschlägt?',
          answer:
            'Sie erfahren, warum und was Sie tun können, und können es noch einmal versuchen. Ihr Original bleibt unverändert.',
        },
      ],
    },
  ],
};
