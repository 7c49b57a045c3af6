import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Skripte und verborgene Daten aus einem PDF entfernen',
  tagline: 'Lassen Sie die Seiten, und nehmen Sie heraus, was ein PDF hinter Ihrem Rücken tun kann.',
  description:
    'PDF bereinigen: Skripte, Aktionen, angehängte Dateien, Weblinks und Metadaten entfernen. Seiten behalten Aussehen und Text.',
  promises: ['Seiten sehen gleich aus', 'Fünf Schalter', 'Zählt, was entfernt wurde'],
  whatItIs: [
    'Ein PDF kann Skripte enthalten, Programme öffnen, Formulare senden, andere Dateien mitführen und seinen Autor nennen. Beim Bereinigen werden solche Dinge entfernt, und nichts von dem, was Sie auf der Seite sehen.',
    'Die Datei wird neu geschrieben, ohne frühere Fassungen und ohne Teile, auf die nichts verweist. Danach wird sie noch einmal durchsucht; wäre etwas übrig, erhielten Sie keine Datei.',
  ],
  steps: [
    { name: 'PDF wählen', text: 'Öffnen Sie im Arbeitsbereich die Optionen von „Bereinigen“.' },
    {
      name: 'Schalter einstellen',
      text: 'Vier sind eingeschaltet: „Skripte und XFA-Formulare entfernen“, Aktionen, angehängte Dateien, Links. „Eigenschaften wie Titel, Autor und Bearbeitungsdaten entfernen“ haken Sie selbst an.',
    },
    { name: '„PDF bereinigen“ drücken', text: 'Zwei Schritte: aktive Inhalte suchen und sie entfernen.' },
    {
      name: 'Hinweise lesen',
      text: 'Sie zählen, was entfernt wurde, und nennen, was geblieben ist, weil ein Schalter aus war.',
    },
  ],
  reasons: [
    {
      title: 'Für Dateien von außen',
      text: 'Was nicht laufen kann, kann den Nächsten, die die Datei lesen, nicht schaden.',
    },
    { title: 'Für Dateien nach außen', text: 'Kein Autor, kein Bearbeitungsverlauf, keine vergessene Anlage.' },
    { title: 'Es prüft sich selbst', text: 'Das Ergebnis wird nach dem durchsucht, was weg sein sollte.' },
  ],
  features: [
    { title: 'Skripte', text: 'JavaScript, wo immer es steht, und XFA-Formulare, die es enthalten.' },
    { title: 'Aktionen', text: 'Alles, was Dateien oder Programme öffnet, Formulare sendet oder Medien abspielt.' },
    { title: 'Dateien', text: 'Anlagen, Portfolios und Notizen, die eine Datei tragen.' },
    {
      title: 'Links',
      text: 'Adressen von Websites verschwinden, die Wörter bleiben. Links innerhalb des Dokuments funktionieren weiter.',
    },
    { title: 'Formulare', text: 'Felder und was eingetragen wurde, bleiben erhalten.' },
  ],
  useCases: [
    { group: 'Sicherheit', cases: ['Mailanhänge, bevor sie abgelegt werden', 'Uploads aus der Öffentlichkeit'] },
    { group: 'Veröffentlichen', cases: ['Dokumente für eine Website', 'Manuskripte für eine anonyme Begutachtung'] },
    { group: 'Archive', cases: ['Dateien, die sich nicht von selbst ändern dürfen', 'Lieferungen ohne aktive Teile'] },
  ],
  questions: [
    {
      question: 'Wird entfernt, was auf der Seite steht?',
      answer: 'Nein. Text und Bilder bleiben. Um Namen und Nummern zu entfernen, nutzen Sie „Schwärzen“.',
    },
    {
      question: 'Ist das ein Virenscanner?',
      answer:
        'Nein. Das Werkzeug kennt keine Viren; es nimmt die Teile heraus, in denen ein PDF überhaupt etwas tun kann.',
    },
    {
      question: 'Was ist mit signierten Dateien?',
      answer: 'Sie lassen sich bereinigen, aber ihre Signatur gilt dann nicht mehr, und das Ergebnis sagt es.',
    },
    {
      question: 'Wie groß darf die Datei sein?',
      answer: `Bis ${limit.pdf} MB und ${limit.pages.toLocaleString('de')} Seiten.`,
    },
  ],
};
