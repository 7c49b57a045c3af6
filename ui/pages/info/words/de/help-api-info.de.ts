import type { InfoWords } from '../info-words.js';

export const words: InfoWords = {
  title: 'Hilfe: API',
  heading: 'Docket aus einem Programm nutzen',
  description:
    'Docket mit curl oder JavaScript aufrufen: jeder Aufruf mit Feldern, Antworten und einem Beispiel, Sitzungen und Fehler.',
  intro:
    'Alles, was die Bildschirmseiten tun, ist ein HTTP-Aufruf. Die Beispiele gelten für eine Installation auf Ihrem eigenen Rechner.',
  sections: [
    {
      heading: 'Bevor Sie beginnen',
      cards: [
        {
          title: 'Alle Aufrufe',
          text: 'Sie stehen unten nach Themen geordnet; ihre Beschreibungen stammen aus dem OpenAPI-Dokument und sind auf Englisch. Die Referenz nennt auch ihre Fehler, lässt Sie sie im Browser ausprobieren und ist OpenAPI für Codegeneratoren.',
          proof: { label: 'API-Referenz' },
        },
        {
          title: 'Sitzungen',
          text: 'Es gibt keine API-Schlüssel. Ihre Sitzung ist ein Cookie: Bewahren Sie es auf, dann findet Ihr nächster Aufruf Ihre Konvertierungen.',
        },
        {
          title: 'Fehler',
          text: 'Fehler sind JSON: ein Satz in error, ein Name wie pdf.unreadable in code, Einzelheiten in facts.',
        },
        {
          title: 'Werkzeuge',
          text: 'Die IDs der Werkzeuge und ihre Optionen stehen bei POST /api/convert.',
          proof: { label: 'Was die Optionen bewirken' },
        },
      ],
    },
    {
      heading: 'Dateien konvertieren',
      text: 'Sendet Dateien mit der ID eines Werkzeugs und seinen Optionen. Die Antwort enthält sofort den Link zum Ergebnis; die Datei ist da, sobald die Konvertierung fertig ist.',
    },
    {
      heading: 'Dokumente lesen und exportieren',
      text: 'Angaben zu einem PDF, Bilder seiner Seiten und Exporte als Word und PowerPoint. Der Aufruf wartet und gibt das Ergebnis zurück.',
    },
    {
      heading: 'Dokumente verstehen',
      text: 'Zusammenfassungen, Quizze, Übersetzungen, die Sprache eines Dokuments und die privaten Daten darin.',
    },
    {
      heading: 'Signieren und Signaturen prüfen',
      text: 'Versiegelt ein PDF mit einem Zertifikat oder prüft, ob die Signaturen darin gültig sind.',
    },
    {
      heading: 'Schwärzen',
      text: 'Listet auf, was eine Schwärzung entfernen würde, ohne etwas zu ändern. Die Schwärzung selbst ist eine Konvertierung mit dem Werkzeug pdf-redact und denselben Einträgen.',
    },
    {
      heading: 'Freigabelinks',
      text: 'Öffnet, beschränkt und beendet Links und lädt ihre Dateien herunter. Ändern darf einen Link nur, wer ihn erstellt hat.',
    },
    {
      heading: 'Sitzung',
      text: 'Sagt, wer angemeldet ist. Gäste erhalten ein Sitzungscookie und die Antwort, dass niemand angemeldet ist.',
    },
    {
      heading: 'Konto',
      text: 'Was zu einem Mitglied gespeichert ist: Links, Sitzungen und alle Daten als Download.',
    },
    {
      heading: 'Verwaltung',
      text: 'Für Administratoren: das Dashboard, die Aktivität und der Stand des Protokolls, jetzt oder zu einem früheren Zeitpunkt.',
    },
    {
      heading: 'Betrieb',
      text: 'Was diese Installation kann und ob sie bereit ist. Ohne Anmeldung.',
    },
  ],
};
