import { HISTORY_MAX } from '../../../../../contracts/limits.js';
import { limit } from '../../../limit-values.js';
import type { InfoWords } from '../info-words.js';

export const words: InfoWords = {
  title: 'Hilfe: Teilen',
  heading: 'Per Link teilen',
  description:
    'Wie Links funktionieren: Passwörter, Download-Limits, wie lange Dateien bleiben, einen Link beenden, und Belege.',
  intro: 'Jede fertige Datei hat einen Link. Sie bestimmen, wer ihn bekommt, wie oft er gilt und wann er endet.',
  sections: [
    {
      heading: 'Was ein Link ist',
      paragraphs: [
        'Ein Link ist eine Adresse mit einem langen zufälligen Teil. Er ist nirgends aufgeführt, und alle, die ihn haben, können ihn öffnen. Empfänger brauchen kein Konto, und die Seite geht auch ohne Skripte.',
        'Sie sehen die Datei, ihre Seiten, wann der Link endet und wie die Datei entstanden ist, und können sie herunterladen. Sie sehen weder, wer sie erstellt hat, noch Ihre anderen Dateien.',
      ],
    },
    {
      heading: 'Was wie lange bleibt',
      columns: ['Was', 'Ohne Konto', 'Angemeldet'],
      rows: [
        ['Ein Link', `${limit.guestWeeks} Wochen`, `${limit.memberMonths} Monate`],
        ['Ihr Upload und das Ergebnis', 'bis der Link endet', 'bis der Link endet'],
        [
          'Die Liste dessen, was Sie erstellt haben',
          `${HISTORY_MAX} Einträge, in dieser Browsersitzung`,
          `${HISTORY_MAX} Einträge auf der Startseite, alle weiteren unter „Alle Konvertierungen“`,
        ],
        ['Passwörter von Dateien', 'bis die Konvertierung endet', 'bis die Konvertierung endet'],
        [
          'Was geschehen ist, im Protokoll',
          'dauerhaft, mit verschlüsselten Namen',
          'dauerhaft, aber unlesbar, sobald Ihre Daten gelöscht sind',
        ],
      ],
    },
    {
      heading: 'Einen Link einschränken',
      text: 'Öffnen Sie auf der Ergebniskarte „Linkoptionen“, im Verlauf „Freigabeoptionen“.',
      steps: [
        {
          name: 'Passwort setzen',
          text: 'Geben Sie es unter „Passwort“ ein und speichern Sie. Von der Datei ist nichts zu sehen, bis es eingegeben ist, und falsche Versuche werden gebremst.',
        },
        {
          name: 'Download-Limit setzen',
          text: 'Geben Sie unter „Download-Limit“ eine Zahl ein. Es gilt genau; Ihre eigenen Downloads zählen nicht.',
        },
        {
          name: 'Wählen, wann er endet',
          text: 'Wählen Sie unter „Der Link endet“ eine Frist oder einen Zeitpunkt, und speichern Sie. Das lässt sich jederzeit ändern, auch wieder nach hinten.',
        },
        {
          name: 'Wieder aufheben',
          text: 'Speichern Sie ein leeres Limit, oder drücken Sie „Das Passwort entfernen“.',
        },
      ],
    },
    {
      heading: 'Einen Link beenden',
      items: [
        '„Link jetzt beenden“ löscht den Link, Ihren Upload und das Ergebnis sofort. Es lässt sich nicht rückgängig machen.',
        'Wenn Sie eine Konvertierung aus Ihrem Verlauf löschen, geschieht dasselbe.',
        'Wer eine Datei schon heruntergeladen hat, behält sie.',
        'Links laufen auch von selbst ab, und ihre Dateien werden mit ihnen gelöscht.',
      ],
    },
    {
      heading: 'Belege',
      paragraphs: [
        'Ein Beleg sagt, woraus eine Datei entstanden ist, mit welchem Werkzeug, welchen Optionen und wann. Er ist signiert und lässt sich daher ohne diese Website prüfen. Sie finden ihn auf der Ergebniskarte unter „Beleg“; auf der Seite des Links drücken Sie „Ganzen Beleg speichern“.',
        'Empfänger können ihre Kopie auf dieser Seite mit dem Beleg vergleichen. Das geschieht in ihrem Browser, und die Kopie wird nirgendwohin gesendet.',
      ],
    },
    {
      heading: 'Fragen',
      questions: [
        {
          question: 'Wer sieht, wie oft ein Link genutzt wurde?',
          answer:
            'Wer ihn erstellt hat: In den Optionen des Links steht unter „Aufrufe und Downloads“ jeder mit der Zeit, und ob ein Passwort verlangt wurde; Ihre eigenen sind gekennzeichnet. Browser, Adresse und Land werden nicht festgehalten. Administratoren sehen die Ereignisse, aber nicht die Datei.',
        },
        {
          question: 'Der Link ist nicht zu finden oder abgelaufen. Bekomme ich die Datei zurück?',
          answer: 'Nein, sie ist gelöscht. Bitten Sie den Absender, sie noch einmal zu erstellen.',
        },
        {
          question: 'Kann ein Link länger gelten?',
          answer:
            'Bis zum spätesten Zeitpunkt, den „Der Link endet“ anbietet, jederzeit. Darüber hinaus nicht: Melden Sie sich an, bevor Sie die Datei erstellen, oder erstellen Sie rechtzeitig einen neuen Link.',
        },
      ],
    },
  ],
};
