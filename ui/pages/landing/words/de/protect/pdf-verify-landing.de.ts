import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Signaturen eines PDFs prüfen',
  tagline: 'Wer signiert hat, wann, und ob die Datei noch die ist, die signiert wurde.',
  description:
    'PDF-Signatur prüfen: wer wann signiert hat, ob die Datei unversehrt ist und was seitdem mit ihr geschehen ist.',
  promises: ['Jede Signatur für sich', 'Spätere Änderungen erklärt', 'Ändert nichts'],
  whatItIs: [
    'Eine digitale Signatur versiegelt die Bytes einer Datei. Dieses Werkzeug rechnet nach, was versiegelt wurde, und sagt zu jeder Signatur, ob das Dokument noch dasselbe ist.',
    'Eine Datei darf nach dem Signieren wachsen: eine zweite Signatur, ein ausgefülltes Formular. Die Prüfung sieht sich an, was hinzukam, und sagt, ob die Signatur dafür Raum lässt.',
  ],
  steps: [
    {
      name: 'Signiertes PDF wählen',
      text: 'Nehmen Sie die Datei so, wie Sie sie bekommen haben. Eine gedruckte oder komprimierte Kopie hat keine Signaturen mehr.',
    },
    { name: '„Signaturen prüfen“ drücken', text: 'Es steht unter „Schützen & teilen“.' },
    {
      name: 'Urteil lesen',
      text: 'Ein Dialog listet die Signaturen auf, die älteste zuerst, mit Unterzeichner, Zeit, Zertifikat und dem, was sich seitdem geändert hat.',
    },
  ],
  reasons: [
    {
      title: 'Mehr als ja oder nein',
      text: 'Sie erfahren, was nach dem Signieren hinzukam, in einem Satz je Änderung.',
    },
    {
      title: 'Tricks fallen auf',
      text: 'Inhalte, die nach dem Signieren hineingeschmuggelt wurden, sind eine Änderung, auch wenn sie Signatur heißen.',
    },
    {
      title: 'Egal, wer sie erstellt hat',
      text: 'Signaturen anderer Programme werden genauso geprüft wie die von hier.',
    },
  ],
  features: [
    {
      title: 'Unterzeichner und Zertifikat',
      text: 'Der angegebene Name, der Name im Zertifikat und wer es ausgestellt hat.',
    },
    { title: 'Zeitstempel', text: 'Ob ein Server die Zeit bestätigt hat oder nur die Uhr des Unterzeichners.' },
    {
      title: 'Zertifizierte Dokumente',
      text: 'Was die erste Signatur erlaubt: nichts, das Ausfüllen von Formularen oder auch Kommentare.',
    },
    { title: 'Was sie umfasst', text: 'Das ganze Dokument oder das Dokument, wie es damals war.' },
  ],
  useCases: [
    { group: 'Verträge', cases: ['Bevor Sie selbst signieren', 'Ein Exemplar der Gegenseite'] },
    { group: 'Rechnungen', cases: ['Signierte Rechnungen aus dem Ausland', 'Ein geändertes Bankkonto?'] },
    { group: 'Nachweise', cases: ['Diplome und Zeugnisse', 'Dateien aus einem alten Archiv'] },
  ],
  questions: [
    {
      question: 'Heißt unversehrt, dass ich dem Unterzeichner trauen kann?',
      answer:
        'Es heißt, dass die Datei das ist, was signiert wurde. Wem das Zertifikat gehört, ist eine andere Frage: Sehen Sie nach, wer es ausgestellt hat und ob Sie den Aussteller kennen.',
    },
    {
      question: 'Wird das Zertifikat mit einer Liste anerkannter Stellen verglichen?',
      answer:
        'Nein. Das Werkzeug zeigt, wer es ausgestellt hat, und sagt, wenn es selbst ausgestellt ist. Die Entscheidung liegt bei Ihnen.',
    },
    {
      question: 'Es gibt mehrere Signaturen. Welche gilt?',
      answer:
        'Jede für den Stand, den sie versiegelt hat. Frühere bleiben gültig, wenn das später Hinzugefügte erlaubt ist.',
    },
    { question: 'Wie groß darf die Datei sein?', answer: `Bis ${limit.pdf} MB.` },
  ],
};
