import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'PDFs zu einer Datei zusammenfügen',
  tagline: 'Verträge, Scans und Anlagen in einem PDF, in der Reihenfolge, die Sie wählen, bis zur einzelnen Seite.',
  description:
    'PDF zusammenfügen in beliebiger Reihenfolge, auch Seite für Seite. Lesezeichen, Links und Formularfelder bleiben erhalten. Kein Konto nötig.',
  promises: [`Bis zu ${limit.files} Dateien auf einmal`, 'Dateien oder einzelne Seiten ordnen', 'Kein Konto nötig'],
  whatItIs: [
    'Beim Zusammenfügen werden mehrere PDFs nacheinander in eine Datei geschrieben. Die Seiten werden unverändert kopiert: Nichts wird neu gezeichnet, Text bleibt Text, und Bilder bleiben so scharf, wie sie waren.',
    'Lesezeichen und Links kommen mit und führen an ihre neuen Stellen. Haben zwei Dateien gleichnamige Formularfelder, werden diese umbenannt, damit jedes seinen eigenen Wert behält.',
  ],
  steps: [
    {
      name: 'Dateien wählen',
      text: 'Ziehen Sie zwei oder mehr PDFs irgendwo auf die Seite. „Zu einem PDF zusammenführen“ ist der erste Vorschlag.',
    },
    {
      name: 'In die richtige Reihenfolge bringen',
      text: 'Verschieben Sie Dateien in der Liste nach oben oder unten, oder drücken Sie „Seiten anordnen“, um einzelne Seiten zu ziehen.',
    },
    { name: 'Auf die Schaltfläche zum Zusammenführen drücken', text: 'Sie sagt, wie viele Dateien verbunden werden.' },
    {
      name: 'Ergebnis mitnehmen',
      text: 'Drücken Sie „Herunterladen“ oder „Link kopieren“, oder arbeiten Sie unter „Weiter mit“ weiter, zum Beispiel mit Seitenzahlen.',
    },
  ],
  reasons: [
    {
      title: 'Seiten bleiben, was sie sind',
      text: 'Sie werden kopiert und nicht neu gedruckt. So wird nichts unscharf, und nichts geht verloren.',
    },
    { title: 'Reihenfolge ohne Überraschungen', text: 'Was Sie im Seitenraster sehen, ist die fertige Datei.' },
    {
      title: 'Es bleibt auf diesem Server',
      text: 'Ihre Dateien gehen nirgendwo sonst hin und werden gelöscht, wenn ihr Link endet.',
    },
  ],
  features: [
    {
      title: 'Seite für Seite',
      text: 'Nehmen Sie die Seiten 1 und 2 aus einer Datei, Seite 7 aus einer anderen und dann den Rest der ersten.',
    },
    { title: 'Drehen inklusive', text: 'Eine Seite, die auf der Seite liegt, drehen Sie gleich beim Anordnen.' },
    { title: 'Geschützte Dateien', text: 'Eine Datei mit Passwort fragt einmal danach, in Ihrem Browser.' },
    {
      title: 'Auch per Tastatur',
      text: 'Alles, was sich ziehen lässt, lässt sich auch mit Tasten und Schaltflächen verschieben.',
    },
  ],
  useCases: [
    { group: 'Im Beruf', cases: ['Angebot und Anlagen in einer Datei', 'Die Belege des Monats für die Buchhaltung'] },
    {
      group: 'In Schule und Studium',
      cases: ['Fotografierte Seiten der Hausaufgaben', 'Eine Abschlussarbeit mit Deckblatt und Quellen'],
    },
    { group: 'Zu Hause', cases: ['Unterlagen für Wohnung oder Visum', 'Zeugnisse für eine Bewerbung'] },
  ],
  questions: [
    {
      question: 'Wie viele Dateien kann ich zusammenfügen?',
      answer: `Bis zu ${limit.files} Dateien auf einmal, jede bis ${limit.pdf} MB.`,
    },
    {
      question: 'Behält ein signiertes PDF seine Signatur?',
      answer:
        'Eine Signatur versiegelt eine Datei so, wie sie war. In einer zusammengefügten Datei kann sie nicht mehr gelten, und das Ergebnis sagt es Ihnen. Bewahren Sie das signierte Original auf.',
    },
    {
      question: 'Kann ich auch Bilder und Word-Dateien zusammenfügen?',
      answer: 'Ja: Wählen Sie „In PDF konvertieren“. Das Werkzeug nimmt Dateien aller Art und macht daraus ein PDF.',
    },
    {
      question: 'Was geschieht mit Passwörtern und Anlagen?',
      answer:
        'Eine gesperrte Datei fragt nach ihrem Passwort. Die Anlagen aller Dateien kommen mit, und wo der Schutz nicht erhalten bleiben kann, sagt es ein Hinweis.',
    },
  ],
};
