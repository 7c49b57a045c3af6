import type { InfoWords } from '../info-words.js';

export const words: InfoWords = {
  title: 'Zusammenarbeit im Team',
  heading: 'Zusammenarbeit im Team',
  description:
    'Senden Sie einen Link statt eines Anhangs. Empfänger sehen und laden die Datei ohne Konto, und der Link läuft ab.',
  intro:
    'Senden Sie einen Link statt eines Anhangs. Ihre Empfänger brauchen kein Konto, und die Datei bleibt nicht in Postfächern liegen.',
  sections: [
    {
      heading: 'Was ein Link kann',
      cards: [
        {
          title: 'Ohne Anmeldung',
          text: 'Empfänger sehen die Datei und laden sie herunter. Dafür brauchen sie weder ein Konto noch Skripte.',
        },
        {
          title: 'Er läuft von selbst ab',
          text: 'Nach 4 Wochen, für Mitglieder nach 3 Monaten. Dann wird auch die Datei gelöscht.',
        },
        { title: 'Ein Passwort', text: 'Auf Wunsch wird es verlangt, bevor die Datei zu sehen ist.' },
        {
          title: 'Ein Download-Limit',
          text: 'Sie können einen Link auf 1 bis 1000 Downloads beschränken oder ihn jederzeit beenden.',
        },
        {
          title: 'Aufrufe und Downloads werden gezählt',
          text: 'Vorschauen von Chat-Programmen und wiederholte Besuche zählen nicht. Die Zahl sagt also, wie viele Menschen nachgesehen haben.',
        },
        {
          title: 'Ein Beleg gehört dazu',
          text: 'Empfänger können prüfen, wann die Datei entstanden ist, mit welchem Werkzeug und woraus, ohne Sie zu fragen.',
          proof: { label: 'So wird er geprüft' },
        },
      ],
    },
    {
      heading: 'Vier Schritte',
      steps: [
        {
          name: 'Datei bearbeiten',
          text: 'Wählen Sie eine Datei und ein Werkzeug, oder das sichere Teilen, das die Datei nur dort verkleinert, wo man es nicht sieht.',
        },
        { name: 'Freigabelink erhalten', text: 'Der Link steht neben der fertigen Datei. Kopieren Sie ihn.' },
        { name: 'Teilen', text: 'Senden Sie ihn per E-Mail oder Chat, ein Passwort getrennt davon.' },
        {
          name: 'Empfänger sehen nach und laden herunter',
          text: 'Sie öffnen den Link in einem beliebigen Browser, sehen die Datei an und laden sie unter dem Namen herunter, den Sie ihr gegeben haben.',
        },
      ],
    },
    {
      heading: 'Wofür es sich eignet',
      cards: [
        {
          title: 'Angebote und Verträge',
          text: 'Unterschreiben, versiegeln, senden. Unterschreibt auch die andere Seite, bleibt die erste Signatur gültig.',
        },
        {
          title: 'Handouts',
          text: 'Ein Link für die ganze Klasse. Er läuft von selbst ab; aufzuräumen gibt es nichts.',
        },
        {
          title: 'Angeforderte Unterlagen',
          text: 'Schwärzen Sie, was privat bleiben muss, begrenzen Sie die Downloads und heben Sie den Beleg auf.',
        },
      ],
    },
    {
      heading: 'Was es nicht ist',
      paragraphs: [
        'Mit Docket bearbeitet man kein Dokument gemeinsam, und Kommentare gibt es nicht. Ein Link führt zu einer einzelnen fertigen Datei, und wer ihn hat, kann ihn weitergeben. Setzen Sie also ein Passwort, wenn das eine Rolle spielt.',
      ],
    },
  ],
};
