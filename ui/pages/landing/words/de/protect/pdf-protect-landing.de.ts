import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'PDF mit Passwort schützen',
  tagline:
    'Verschlüsseln Sie eine Datei, sodass sie sich für alle öffnet, die das Passwort kennen, und für niemanden sonst.',
  description:
    'PDF mit Passwort schützen: Verschlüsselung mit AES-256. Bitten Sie, nicht zu drucken, zu kopieren oder zu ändern. Passwörter stehen in keinem Log.',
  promises: ['AES-256', 'Öffnet sich in jedem PDF-Programm', 'Passwort in keinem Protokoll'],
  whatItIs: [
    'Die Datei wird so verschlüsselt, wie der PDF-Standard es beschreibt. Jedes aktuelle Programm kann sie also mit dem Passwort öffnen. Ohne Passwort ist der Inhalt unlesbar.',
    'Sie können außerdem darum bitten, die Datei nicht zu drucken, zu kopieren oder zu ändern. Programme halten sich daran aus Höflichkeit; das Schloss ist das Passwort zum Öffnen.',
  ],
  steps: [
    { name: 'PDF wählen', text: 'Öffnen Sie die Optionen von „Passwort setzen“ unter „Schützen & teilen“.' },
    {
      name: 'Passwort eingeben',
      text: `„Passwort zum Öffnen“ nimmt ${limit.passwordMin} bis ${limit.passwordMax} Zeichen. Schreiben Sie es auf: Später kann es Ihnen niemand sagen.`,
    },
    {
      name: 'Wählen, was erlaubt ist',
      text: '„Drucken erlauben“, „Kopieren von Text und Bildern erlauben“, „Änderungen erlauben“. Mit einem „Passwort zum Ändern der Berechtigungen“ können Sie das später aufheben.',
    },
    {
      name: '„PDF schützen“ drücken',
      text: 'Laden Sie die Datei herunter, und probieren Sie das Passwort einmal aus.',
    },
  ],
  reasons: [
    {
      title: 'Das Schloss reist mit',
      text: 'Ein Link lässt sich hier einschränken. Ein Passwort schützt jede Kopie, wohin sie auch gelangt.',
    },
    {
      title: 'Als Geheimnis behandelt',
      text: 'Solange die Konvertierung wartet, ist das Passwort verschlüsselt, und danach wird es gelöscht.',
    },
    { title: 'Nichts zu installieren', text: 'Empfänger öffnen die Datei mit dem, was sie haben.' },
  ],
  features: [
    {
      title: 'Zwei Passwörter',
      text: 'Eines öffnet die Datei; ein anderes, wenn Sie möchten, öffnet sie mit allen Rechten.',
    },
    { title: 'Drei Berechtigungen', text: 'Drucken, Kopieren, Ändern.' },
    {
      title: 'Neues Schloss statt altem',
      text: 'Eine Datei, die schon ein Passwort hat, erhält das neue an seiner Stelle.',
    },
    { title: 'Beliebige Schriftzeichen', text: 'Passwörter in jeder Schrift, aufbereitet nach dem Standard.' },
  ],
  useCases: [
    {
      group: 'Geld und Gesundheit',
      cases: ['Gehaltsabrechnungen per E-Mail', 'Ein Arztbericht für eine einzige Person'],
    },
    { group: 'Geschäft', cases: ['Angebote nur für einen Kunden', 'Vorstandsunterlagen'] },
    { group: 'Privat', cases: ['Ausweiskopien in der Cloud', 'Die Steuererklärung für die Beratung'] },
  ],
  questions: [
    {
      question: 'Ich habe das Passwort vergessen. Können Sie die Datei öffnen?',
      answer: 'Nein. Nach der Konvertierung ist es nirgends gespeichert. Bewahren Sie Ihr ungeschütztes Original auf.',
    },
    {
      question: 'Lässt sich das Drucken wirklich verhindern?',
      answer:
        'Nein. Die Berechtigung ist eine Bitte, an die sich die meisten Programme halten. Wer eine Seite lesen kann, kann sie irgendwie kopieren.',
    },
    {
      question: 'Wie soll ich das Passwort senden?',
      answer: 'Auf einem anderen Weg als die Datei: per Telefon, wenn die Datei per E-Mail geht.',
    },
    { question: 'Wie groß darf die Datei sein?', answer: `Bis ${limit.pdf} MB.` },
  ],
};
