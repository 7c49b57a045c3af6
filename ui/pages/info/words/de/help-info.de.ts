import type { InfoWords } from '../info-words.js';

export const words: InfoWords = {
  title: 'Hilfe',
  heading: 'Wie können wir helfen?',
  description:
    'Hilfe zu Docket: die Werkzeuge und ihre Optionen, Teilen per Link, der Betrieb, das Prüfen des Protokolls und die API.',
  intro: 'Kurze Antworten zuerst, und eine eigene Seite für jedes Thema, das mehr braucht.',
  sections: [
    {
      heading: 'Von der Datei zum Ergebnis',
      steps: [
        {
          name: 'Dateien wählen',
          text: 'Legen Sie sie auf der Startseite ab oder drücken Sie „Datei(en) auswählen“. Der Arbeitsbereich öffnet sich: links die Dateien, in der Mitte die Seiten, rechts die Werkzeuge.',
        },
        {
          name: 'Werkzeug wählen',
          text: 'Ein Klick auf ein Werkzeug öffnet seine Optionen, seine Schaltfläche startet es. Zusammenführen, Komprimieren, In PDF konvertieren, Teilen und Cliff Notes starten mit dem Klick; die Regler daneben zeigen zuerst ihre Optionen.',
        },
        {
          name: 'Ergebnis erhalten',
          text: '„Herunterladen“ speichert es, „Link kopieren“ macht es versandfertig, und unter „Weiter mit“ geht es in ein anderes Werkzeug.',
        },
      ],
    },
    {
      heading: 'Nachschlagen',
      cards: [
        {
          title: 'Werkzeuge und Optionen',
          text: 'Was jedes Werkzeug annimmt, und ein Satz zu jeder seiner Optionen.',
          proof: { label: 'Alle Werkzeuge' },
        },
        {
          title: 'Teilen',
          text: 'Links, Passwörter, Download-Limits, und wann Dateien gelöscht werden.',
          proof: { label: 'Per Link teilen' },
        },
        {
          title: 'Für Administratoren',
          text: 'Wichtige Einstellungen, das Prüfen einer Installation, Sicherungen, Sandbox und Cluster.',
          proof: { label: 'Docket betreiben' },
        },
        {
          title: 'Für Prüfer',
          text: 'Das signierte Protokoll prüfen, nachweisen, nachspielen und ausgeben, und was jeder Befehl ausgibt.',
          proof: { label: 'Das Protokoll prüfen' },
        },
        {
          title: 'Für Entwickler',
          text: 'Jedes Werkzeug ist auch ein API-Aufruf. Beispiele für curl und JavaScript.',
          proof: { label: 'Die API' },
        },
      ],
    },
    {
      heading: 'Häufige Fragen',
      questions: [
        {
          question: 'Brauche ich ein Konto?',
          answer:
            'Nein. Jedes Werkzeug geht ohne, und die Startseite führt auf, was dieser Browser in dieser Sitzung erstellt hat. Mit einem Konto bleibt Ihr Verlauf erhalten, und Links gelten länger.',
        },
        {
          question: 'Warum ist ein Werkzeug ausgegraut?',
          answer:
            'Es nimmt die gewählten Dateien nicht an, oder auf diesem Server fehlt etwas. Der Grund steht unter seinem Namen.',
        },
        {
          question: 'Meine Datei verlangt ein Passwort. Wo gebe ich es ein?',
          answer:
            'Drücken Sie das Schloss neben der Datei. Das Passwort wird für eine Konvertierung mit der Datei gesendet und gelöscht, wenn diese endet.',
        },
        {
          question: 'Kann ich die Seite schließen, während etwas läuft?',
          answer:
            'Ja, sobald die Dateien gesendet sind. Die Arbeit geht weiter, und das Ergebnis finden Sie unter „Letzte Konvertierungen“.',
        },
        {
          question: 'Kann ich ohne Maus arbeiten?',
          answer: 'Ja. Drücken Sie ? für die Liste der Tastenkürzel oder /, um ein Werkzeug beim Namen zu finden.',
        },
      ],
    },
  ],
};
