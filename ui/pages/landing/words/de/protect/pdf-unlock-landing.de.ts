import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Passwort aus einem PDF entfernen',
  tagline: 'Für eine Datei, deren Passwort Sie kennen und nicht mehr eintippen möchten.',
  description:
    'PDF-Passwort entfernen, samt Einschränkungen, bei Dateien, die Sie öffnen können. Sie brauchen das Passwort; geknackt wird nichts.',
  promises: ['Sie brauchen das Passwort', 'Sonst ändert sich nichts', 'Auch Einschränkungen fallen weg'],
  whatItIs: [
    'Kontoauszüge und Gehaltsabrechnungen kommen mit einem Passwort, das Sie bei jedem Öffnen eintippen. Mit ihm schreibt dieses Werkzeug dieselbe Datei ohne das Schloss.',
    'Es öffnet die Datei, wie Sie es täten, und rät nicht. Ohne Passwort geschieht nichts, und genau dafür ist ein Passwort da.',
  ],
  steps: [
    {
      name: 'Gesperrtes PDF wählen',
      text: 'Die Datei hat in der Liste ein Schloss. Drücken Sie darauf, und geben Sie das Passwort ein.',
    },
    {
      name: '„Passwort entfernen“ drücken',
      text: 'Haben Sie es noch nicht eingegeben, werden Sie jetzt danach gefragt: „Entsperren und starten“.',
    },
    {
      name: 'Datei herunterladen',
      text: 'Sie öffnet sich für alle. Bewahren Sie sie also dort auf, wo nur Sie es können.',
    },
  ],
  reasons: [
    { title: 'Dasselbe Dokument', text: 'Seiten, Lesezeichen, Formulare und Anlagen sind, wie sie waren.' },
    {
      title: 'Ihr Passwort bleibt Ihres',
      text: 'Es geht für diese eine Konvertierung verschlüsselt mit der Datei mit und wird dann gelöscht.',
    },
    { title: 'Klare Antworten', text: 'Ein falsches Passwort wird falsch genannt, und Sie versuchen es noch einmal.' },
  ],
  features: [
    {
      title: 'Beide Arten von Schlössern',
      text: 'Das Passwort zum Öffnen und die Regeln zum Drucken, Kopieren und Ändern.',
    },
    { title: 'Dateien ohne Schloss', text: 'Sie kommen zurück, wie sie sind, mit einem Hinweis.' },
    {
      title: 'Einmal gefragt',
      text: 'Der Arbeitsbereich merkt sich das Passwort, solange er die Datei zeigt, und zeigt ihre Seiten.',
    },
    {
      title: 'Oft gar nicht nötig',
      text: 'Auch andere Werkzeuge nehmen gesperrte Dateien und geben eine Datei zurück, die ebenso gesperrt ist.',
    },
  ],
  useCases: [
    { group: 'Private Unterlagen', cases: ['Auszüge einer Bank', 'Gehaltsabrechnungen für die Steuererklärung'] },
    { group: 'Büros', cases: ['Alte Dateien, deren Passwort alle kennen', 'Dokumente, bevor sie ins Archiv gehen'] },
    {
      group: 'Übergabe',
      cases: ['Dateien von jemandem, der das Team verlässt', 'Unterlagen für Personen ohne das Passwort'],
    },
  ],
  questions: [
    {
      question: 'Ich kenne das Passwort nicht. Können Sie helfen?',
      answer: 'Nein. Passwörter werden hier nicht erraten. Fragen Sie, wer die Datei erstellt hat.',
    },
    {
      question: 'Die Datei öffnet sich, aber ich darf sie nicht drucken. Was kann ich tun?',
      answer: 'Fragen Sie den Eigentümer nach dem anderen Passwort. Mit ihm lassen sich die Einschränkungen aufheben.',
    },
    { question: 'Wie groß darf die Datei sein?', answer: `Bis ${limit.pdf} MB.` },
    {
      question: 'Darf man ein Passwort entfernen?',
      answer: 'Bei Ihren eigenen Dateien ja. Bei anderen ist das eine Sache zwischen Ihnen und dem Eigentümer.',
    },
  ],
};
