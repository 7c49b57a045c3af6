import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Dokument zusammenfassen',
  tagline: 'Das Wichtigste auf einer Seite, jeder Punkt mit der Nummer der Seite, von der er stammt.',
  description:
    'PDF zusammenfassen, auch Bilder und Texte: eine Seite in der Sprache des Dokuments. Jeder Satz nennt die Seite, von der er stammt.',
  promises: ['Eine Seite, nie mehr', 'Jeder Satz mit seiner Seite', 'In der Sprache des Dokuments'],
  whatItIs: [
    '„Cliff Notes“ liest ein Dokument und schreibt auf, was darin steht, auf einer Seite und in seiner Sprache. Nach jedem Satz steht die Seite, von der er stammt. So können Sie nachsehen, statt zu glauben.',
    'Wer schreibt, hängt von der Installation ab. Mit einem KI-Anbieter ist es ein Modell; ohne ihn sind es Sätze des Dokuments selbst, aus allen Teilen ausgewählt. Jede Antwort sagt, was davon zutrifft.',
  ],
  steps: [
    {
      name: 'Eine Datei wählen',
      text: 'Ein PDF, ein Bild oder einen Text. Ein Scan wird zuerst mit Texterkennung gelesen.',
    },
    { name: '„Zusammenfassen“ drücken', text: 'Das Werkzeug heißt „Cliff Notes“ und steht unter „Verstehen mit KI“.' },
    {
      name: 'Zusammenfassung lesen',
      text: 'Sie öffnet sich über dem Arbeitsbereich, und jeder Satz nennt die Seite, von der er stammt.',
    },
    {
      name: 'Prüfen, worauf es ankommt',
      text: 'Gehen Sie zu der Seite, die ein Satz nennt. Die Seite „Cliff Notes“ erstellt dieselbe Zusammenfassung.',
    },
    {
      name: 'Zusammenfassung mitnehmen',
      text: 'Drücken Sie „Zusammenfassung herunterladen“ oder „Zusammenfassung kopieren“; auf der Seite „Cliff Notes“ heißt es „In die Zwischenablage kopieren“.',
    },
  ],
  reasons: [
    {
      title: 'Zum Nachprüfen gemacht',
      text: 'Eine Zusammenfassung ohne Quellen verlangt Vertrauen. Diese gibt Ihnen Seitenzahlen.',
    },
    {
      title: 'Sie nennt ihre Grenzen',
      text: 'Reichte ein Budget nur für einen Teil eines langen Dokuments, steht es dabei.',
    },
    {
      title: 'Geht ganz ohne KI',
      text: 'Der eingebaute Auszug braucht keinen Schlüssel und sendet nichts irgendwohin.',
    },
  ],
  features: [
    {
      title: 'Keine Seite, die es nicht gibt',
      text: 'Eine Seitenzahl, die das Dokument nicht hat, wird nicht durchgelassen.',
    },
    {
      title: 'Lange Dokumente',
      text: 'Sie werden in Teilen gelesen, und die Notizen zu den Teilen werden zu einer Seite.',
    },
    { title: 'Beiwerk bleibt draußen', text: 'Seitenzahlen, Kolumnentitel und Fußnoten geraten nicht in die Sätze.' },
    {
      title: 'Befehle im Dokument zählen nicht',
      text: 'Ein Text, der dem Modell sagt, was es tun soll, wird als Text behandelt.',
    },
  ],
  useCases: [
    { group: 'Arbeit', cases: ['Ein Bericht vor der Besprechung', 'Das Protokoll, das Sie verpasst haben'] },
    { group: 'Studium', cases: ['Ein Fachartikel: lohnt er sich?', 'Ein Kapitel am Abend davor'] },
    {
      group: 'Recht und Behörden',
      cases: ['Der Kern eines langen Briefes', 'Was eine Richtlinie verlangt, mit Seitenangaben'],
    },
  ],
  questions: [
    {
      question: 'Wird mein Dokument an jemanden gesendet?',
      answer:
        'Nur, wenn die Betreiber dieser Website einen KI-Anbieter eingerichtet haben; dann geht der Text dorthin. Die Startseite sagt, wer antwortet, bevor Sie etwas hochladen.',
    },
    {
      question: 'Welche Dateien werden angenommen?',
      answer: `Ein PDF, ein Bild oder ein Text auf einmal: PDFs und Texte bis ${limit.pdf} MB. Bilder dürfen im Arbeitsbereich ${limit.image} MB haben und auf der Seite „Cliff Notes“ ${limit.imageAlone} MB.`,
    },
    {
      question: 'Kann ich mich darauf verlassen?',
      answer:
        'Nutzen Sie sie, um zu entscheiden, was Sie lesen. Wo es darauf ankommt, öffnen Sie die Seite, die der Satz nennt.',
    },
    {
      question: 'Kann ich die Länge wählen?',
      answer: 'Nein. Eine Zusammenfassung hat höchstens eine Seite, und ein kurzer Text bekommt eine kürzere.',
    },
  ],
};
