import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'PDF aufteilen',
  tagline:
    'Zerlegen Sie ein langes PDF in die Teile, die Sie brauchen: nach Bereichen, Seite für Seite oder alle paar Seiten.',
  description:
    'PDF aufteilen nach Seitenbereichen, in einzelne Seiten oder alle N Seiten. Jeder Teil behält Lesezeichen, Links und Formularfelder.',
  promises: ['Bereiche, Seiten oder gleiche Teile', 'Teile behalten ihre Lesezeichen', 'Mehrere Teile als ein ZIP'],
  whatItIs: [
    'Beim Aufteilen werden Stücke eines PDFs in eigene Dateien geschrieben. Sie nennen die Teile als Bereiche, verlangen jede Seite einzeln oder lassen das Dokument alle paar Seiten trennen.',
    'Jeder Teil ist ein vollständiges PDF: Lesezeichen, die zu seinen Seiten führen, Links innerhalb des Teils und Formularfelder kommen mit. Ihr Original bleibt, was es ist.',
  ],
  steps: [
    { name: 'PDF wählen', text: 'Alle seine Seiten erscheinen in der Mitte des Arbeitsbereichs.' },
    {
      name: 'Sagen, wo getrennt wird',
      text: 'Haken Sie Seiten im Raster an, und „Nach Seiten aufteilen“ rückt nach oben, mit den Seitenzahlen schon ausgefüllt. Oder öffnen Sie die Optionen und geben Sie „Seitenbereiche“ ein, etwa 1-3, 7, 9-12.',
    },
    {
      name: 'Oder anders aufteilen',
      text: 'Unter „Aufteilen“ gibt es auch „Eine Datei pro Seite“ und „Eine Datei für je N Seiten“ mit „Seiten pro Datei“.',
    },
    {
      name: '„PDF aufteilen“ drücken',
      text: 'Ein einzelner Teil ist ein PDF. Mehrere kommen als ZIP, dessen Dateien nach ihren Seiten benannt sind.',
    },
  ],
  reasons: [
    {
      title: 'Zeigen statt zählen',
      text: 'Sie sehen die Seiten beim Auswählen und müssen nicht wissen, wo Kapitel vier beginnt.',
    },
    {
      title: 'Keine halben Dokumente',
      text: 'Ein Teil behält, was zu ihm gehört, und ein Link, der hinausführte, führt nirgendwohin.',
    },
    {
      title: 'Falsche Seitenzahlen fallen auf',
      text: 'Eine Seite, die es nicht gibt, wird abgelehnt, mit der Zahl der vorhandenen Seiten.',
    },
  ],
  features: [
    {
      title: 'Bereiche in beliebiger Folge',
      text: 'Teile dürfen sich überschneiden, sich wiederholen und in der Reihenfolge kommen, in der Sie sie eingeben.',
    },
    {
      title: 'Lesezeichen finden ihren Teil',
      text: 'Jeder Teil erhält das Stück der Gliederung, das zu seinen Seiten führt.',
    },
    {
      title: 'Geschützte Dateien',
      text: 'Eine Datei mit Passwort fragt danach, und die Teile sind auf dieselbe Weise geschützt.',
    },
    {
      title: 'Anlagen werden nicht verstreut',
      text: 'Angehängte Dateien gehören zu keiner Seite. Sie werden weggelassen, und ein Hinweis zählt sie.',
    },
  ],
  useCases: [
    {
      group: 'Büro',
      cases: ['Eine Datei je Rechnung aus einem langen Scan', 'Die unterschriebene Vertragsseite für sich'],
    },
    { group: 'Studium', cases: ['Ein Kapitel für heute Abend', 'Die Übungen ohne die Lösungen'] },
    { group: 'Archiv', cases: ['Kontoauszüge, Monat für Monat', 'Ein Stapelscan, wieder in Briefe zerlegt'] },
  ],
  questions: [
    {
      question: 'Wie hole ich ein paar Seiten in eine neue Datei?',
      answer:
        'Ein Bereich wird zu einer Datei. Für Seiten von verschiedenen Stellen in einer Datei nehmen Sie „Seiten ordnen“ und lassen den Rest weg.',
    },
    {
      question: 'Wie lang darf das Dokument sein?',
      answer: `Bis ${limit.pages.toLocaleString('de')} Seiten und ${limit.pdf} MB. Alle Teile zusammen dürfen ${limit.result} MB haben.`,
    },
    {
      question: 'Kann ich viele PDFs auf dieselbe Weise aufteilen?',
      answer:
        'Ja. Wählen Sie sie zusammen: Jedes wird nach derselben Regel aufgeteilt, und Sie laden alle Ergebnisse auf einmal herunter.',
    },
    {
      question: 'Warum fehlen meine Anlagen?',
      answer:
        'Sie gehören zum Dokument und zu keiner Seite, deshalb kann kein Teil sie beanspruchen. Ein Hinweis sagt, wie viele es waren; in Ihrem Original sind sie noch.',
    },
  ],
};
