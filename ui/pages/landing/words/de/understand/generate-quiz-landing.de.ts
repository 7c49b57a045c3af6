import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Quiz aus einem Dokument erstellen',
  tagline: 'Machen Sie aus einem Kapitel, Folien oder Notizen Multiple-Choice-Fragen für Ihr Quizspiel.',
  description:
    'Quiz erstellen aus PDFs, Bildern und Texten: Multiple-Choice-Fragen zum Herunterladen als Tabelle, die ein Quizspiel importiert.',
  promises: [`${limit.quizMin} bis ${limit.quizMax} Fragen`, 'Je vier Antworten', 'Eine Tabelle zum Importieren'],
  whatItIs: [
    'Das Werkzeug liest Ihr Material und schreibt Fragen mit vier Antworten, von denen eine richtig ist. Sie stammen aus dem ganzen Dokument, und keine wird zweimal gestellt.',
    'Sie erhalten eine Arbeitsmappe in der Form, die das Quizspiel importiert. Öffnen Sie sie vorher: Jede Frage und jede Antwort können Sie dort ändern.',
  ],
  steps: [
    {
      name: 'Material hochladen',
      text: 'Drücken Sie auf der Quizseite „Dateien auswählen“. Mehrere Dateien ergeben ein Quiz.',
    },
    {
      name: 'Einstellen',
      text: 'Legen Sie „Titel des Quiz“ und „Anzahl der Fragen“ fest, und sagen Sie unter „Eigene Anweisungen (optional)“, wonach gefragt werden soll.',
    },
    { name: '„Kahoot-Quiz erstellen“ drücken', text: 'Der Balken zeigt, welche Datei gerade gelesen wird.' },
    {
      name: 'Ansehen und herunterladen',
      text: 'Die ersten Fragen werden mit ihren richtigen Antworten gezeigt. „XLSX herunterladen“ speichert alle.',
    },
  ],
  reasons: [
    { title: 'Ihr Material, nicht das Internet', text: 'Die Fragen stammen aus den Dateien, die Sie wählen.' },
    {
      title: 'Bereit zum Importieren',
      text: `Fragen haben höchstens ${limit.quizQuestion} Zeichen, Antworten höchstens ${limit.quizAnswer}, wie das Spiel es verlangt.`,
    },
    {
      title: 'Lieber weniger als schlecht',
      text: 'Reicht das Material nicht für die gewünschte Zahl, erhalten Sie weniger Fragen und erfahren es.',
    },
  ],
  features: [
    { title: 'Gemischte Antworten', text: 'Die richtige Antwort steht jedes Mal an einer anderen Stelle.' },
    {
      title: 'Eine Datei scheitert, der Rest läuft weiter',
      text: 'Eine Datei, die sich nicht lesen lässt, wird genannt, und die anderen werden genutzt.',
    },
    {
      title: 'Mit oder ohne KI',
      text: 'Wo ein Modell eingerichtet ist, schreibt es die Fragen. Ohne Modell fragen sie nach den Daten, Zahlen und Namen Ihres Textes.',
    },
    { title: 'Scans und Fotos', text: 'Text in Bildern wird zuerst erkannt.' },
  ],
  useCases: [
    { group: 'Unterricht', cases: ['Wiederholung am Ende einer Stunde', 'Ein Test, wer den Text gelesen hat'] },
    {
      group: 'Schulung',
      cases: ['Sicherheitsregeln, abgefragt statt vorgelesen', 'Neue Produkte für das Vertriebsteam'],
    },
    { group: 'Lernen', cases: ['Die eigenen Notizen vor einer Prüfung', 'Ein Quiz für die Lerngruppe'] },
  ],
  questions: [
    {
      question: 'Wie viele Fragen kann ich haben?',
      answer: `${limit.quizMin} bis ${limit.quizMax} Fragen; ${limit.quizUsual}, wenn Sie nichts ändern.`,
    },
    { question: 'Wie groß dürfen die Dateien sein?', answer: `Je ${limit.pdf} MB: PDFs, Bilder und Texte.` },
    {
      question: 'Was kann ich in die Anweisungen schreiben?',
      answer: `Bis zu ${limit.quizInstructions} Zeichen, zum Beispiel: Frage nur nach Daten und Orten. Ohne KI-Anbieter haben sie keine Wirkung.`,
    },
    {
      question: 'Warum hat mein Formular keine Fragen ergeben?',
      answer: 'Formulare, Tabellen und Formeln haben kaum ganze Sätze. Gute Fragen brauchen Text.',
    },
  ],
};
