import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'PDF per Link teilen',
  tagline: 'Ein Link statt eines Anhangs: mit Passwort, Download-Limit und einem Ende.',
  description:
    'PDF teilen per Link, der von selbst endet. Mit Passwort oder Download-Limit; Sie sehen Aufrufe und Downloads und können ihn früher beenden.',
  promises: ['Endet von selbst', 'Kein Konto für Empfänger', 'Passwort, wenn Sie möchten'],
  whatItIs: [
    'Sie erhalten einen Link, der sich nicht erraten lässt, und senden ihn, wie Sie möchten. Empfänger sehen die Datei, blättern durch ihre Seiten und laden sie herunter; ein Konto brauchen sie nicht.',
    'Nichts bleibt für immer: Wenn der Link endet, wird die Datei gelöscht. Sie können ihn jederzeit beenden, ein Passwort verlangen oder festlegen, wie oft sie heruntergeladen werden darf.',
  ],
  steps: [
    { name: 'PDF wählen', text: 'Drücken Sie im Arbeitsbereich „Sicher teilen“ unter „Schützen & teilen“.' },
    {
      name: 'Link kopieren',
      text: 'Der Link erscheint sofort. Auf der Ergebniskarte kopiert ihn „Link kopieren“ noch einmal.',
    },
    {
      name: 'Einschränken',
      text: 'Legen Sie unter „Linkoptionen“ ein „Download-Limit“ oder ein „Passwort“ fest. Beides lässt sich später ändern.',
    },
    { name: 'Beenden, wenn Sie fertig sind', text: '„Link jetzt beenden“ löscht die Datei sofort, für alle.' },
  ],
  reasons: [
    {
      title: 'Sie können ihn zurücknehmen',
      text: 'Ein Anhang ist aus Ihrer Hand. Ein Link nicht, solange die Datei nicht heruntergeladen wurde.',
    },
    {
      title: 'Empfänger sehen, was es ist',
      text: 'Die Seite zeigt die Datei, wann der Link endet und wie sie entstanden ist.',
    },
    {
      title: 'Überprüfbar',
      text: 'Ein signierter Beleg sagt, ob die Kopie, die jemand hat, die Datei ist, die Sie geteilt haben.',
    },
  ],
  features: [
    {
      title: 'Passwort',
      text: 'Es wird abgefragt, bevor etwas von der Datei zu sehen ist. Falsche Versuche werden gebremst.',
    },
    { title: 'Download-Limit', text: 'Es gilt genau, auch wenn viele im selben Moment auf die Schaltfläche drücken.' },
    { title: 'Aufrufe und Downloads', text: 'Mitglieder sehen beide Zahlen in ihrem Verlauf.' },
    {
      title: 'Jedes Ergebnis hat einen Link',
      text: 'Zusammengefügt, signiert oder komprimiert: Jede fertige Datei lässt sich als Link versenden.',
    },
    {
      title: 'Geht ohne Skripte',
      text: 'Die Seite eines Links lässt sich auch in einem Browser nutzen, der keine Skripte ausführt.',
    },
  ],
  useCases: [
    { group: 'Geschäft', cases: ['Ein Angebot, das einen Monat gilt', 'Entwürfe für Kunden'] },
    { group: 'Privat', cases: ['Unterlagen für die Vermieterin', 'Fotos eines Belegs, einmalig'] },
    { group: 'Teams', cases: ['Das Protokoll für alle, die dabei waren', 'Eine Datei, die für E-Mail zu groß ist'] },
  ],
  questions: [
    {
      question: 'Wie lange lebt ein Link?',
      answer: `${limit.guestWeeks} Wochen, oder ${limit.memberMonths} Monate, wenn Sie beim Erstellen angemeldet sind. Dann endet der Link, und seine Dateien werden gelöscht.`,
    },
    {
      question: 'Wird mein PDF verändert?',
      answer:
        'Es wird in höchster Qualität neu gepackt. Wird es dadurch nicht kleiner, teilen Sie genau die Datei, die Sie gewählt haben.',
    },
    {
      question: 'Kann ich etwas teilen, das kein PDF ist?',
      answer: 'Wandeln Sie es zuerst um. Das PDF hat dann einen eigenen Link.',
    },
    {
      question: 'Kann jemand meinen Link finden?',
      answer:
        'Er ist eine lange zufällige Adresse, die nirgends aufgeführt ist. Wer sie hat, kann sie öffnen. Setzen Sie also ein Passwort, wenn er weitergereicht werden könnte.',
    },
  ],
};
