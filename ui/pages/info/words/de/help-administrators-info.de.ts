import { limit } from '../../../limit-values.js';
import type { InfoWords } from '../info-words.js';

export const words: InfoWords = {
  title: 'Hilfe: Administratoren',
  heading: 'Docket betreiben',
  description:
    'Docket betreiben: wichtige Einstellungen, eine Installation prüfen, sichern und wiederherstellen, Sandbox-Stufen und Cluster.',
  intro: 'Ein Befehl startet es, Umgebungsvariablen stellen es ein, und eine Seite und ein Befehl sagen, was fehlt.',
  sections: [
    {
      heading: 'Starten',
      text: 'Sie brauchen Node und npm. Unter Debian und Ubuntu installiert die Einrichtung auch die übrigen Programme; sonst listet sie auf, was fehlt.',
      blocks: [{ label: 'Installieren und starten' }, { label: 'Als Container' }],
    },
    {
      heading: 'Wichtige Einstellungen',
      text: 'In docs/settings.md stehen alle. Ein falscher Wert wird beim Start abgelehnt, mit dem Namen der Einstellung und den gültigen Werten.',
      columns: ['Einstellung', 'Was sie bewirkt'],
      rows: [
        ['DATA_DIR', 'Wo alles gespeichert wird. Nur ein Prozess auf einmal darf es benutzen.'],
        ['PUBLIC_URL', 'Die Adresse in Freigabelinks hinter einem Proxy. Mit https gelten Cookies nur dort.'],
        ['TRUSTED_PROXIES', 'Proxys, deren Angabe der Besucheradresse vertraut wird.'],
        ['WORKERS, JOB_MEMORY_MB', 'Wie viele Konvertierungen gleichzeitig laufen, und der Arbeitsspeicher für jede.'],
        ['VISITOR_DISK_MB, DISK_MB', 'Wie viel ein Besucher und wie viel alle zusammen speichern dürfen.'],
        [
          'OPENAI_API_KEY',
          'Nutzt ein Modell für die KI-Werkzeuge; OPENAI_BASE_URL und OPENAI_MODEL wählen einen anderen Server.',
        ],
        ['OIDC_ISSUER, GOOGLE_CLIENT_ID', 'Der Anbieter für die Anmeldung. Ohne einen gibt es keine Konten.'],
        ['ADMIN_EMAILS', 'Wer das Dashboard, die Protokollseite und die Installationsseite sieht.'],
        [
          'CHECKPOINT_KEY, CHECKPOINT_URL',
          'Der Schlüssel, der das Protokoll signiert, und wohin die Signaturen gesendet werden.',
        ],
        ['SIGNING_P12, TSA_URL', 'Das Zertifikat, das signierte PDFs versiegelt, und ein Server für Zeitstempel.'],
        ['METRICS_PORT', 'Der Port für Metriken und Zustand. Lassen Sie ihn auf einer privaten Adresse.'],
      ],
    },
    {
      heading: 'Eine Installation prüfen',
      text: 'Die Installationsseite zeigt Administratoren, worauf die Website läuft, was fehlt und was fehlgeschlagen ist. Dasselbe tut der Befehl doctor in der Kommandozeile und sagt, was zu tun ist; stimmt etwas nicht, ist sein Exit-Code 1.',
      blocks: [{ label: 'doctor ausführen' }, { label: 'Ein Teil der Ausgabe' }],
    },
    {
      heading: 'Sandbox-Stufen',
      text: 'Eine hochgeladene Datei könnte das Programm übernehmen, das sie öffnet. Deshalb läuft jede Konvertierung in einem eigenen Prozess.',
      columns: ['Stufe', 'Braucht', 'Was das Programm erreicht'],
      rows: [
        [
          'full',
          'Linux mit bubblewrap',
          'Seine eigenen Dateien, Programme und Schriften. Kein Netz und keinen anderen Prozess; gefährliche Systemaufrufe sind gesperrt.',
        ],
        ['reduced', 'Linux mit Namespaces', 'Dasselbe, aber es sind keine Systemaufrufe gesperrt.'],
        [
          'none',
          'nichts',
          'Alles, was der Server erreicht. Office-Dateien werden abgelehnt, außer ALLOW_UNSANDBOXED ist gesetzt.',
        ],
      ],
    },
    {
      heading: 'Sichern und wiederherstellen',
      steps: [
        { name: 'Docket anhalten', text: 'Auf die Kopie einer laufenden Installation ist kein Verlass.' },
        {
          name: 'DATA_DIR kopieren',
          text: 'Das Protokoll ist events.db, die Dateien liegen in blobs. Bewahren Sie keys.db, secrets.key, log.key und signing getrennt vom Rest auf.',
        },
        {
          name: 'Wiederherstellen',
          text: 'Legen Sie die Kopie an ihren Platz und starten Sie. Fehlen Daten auf den Seiten, halten Sie an und führen Sie npm run rebuild aus.',
        },
        {
          name: 'Ausprobieren',
          text: 'Stellen Sie sie anderswo wieder her und prüfen Sie das Protokoll gegen einen Prüfpunkt, der an einen anderen Rechner gesendet wurde.',
        },
      ],
    },
    {
      heading: 'Mehrere Rechner',
      text: 'Das Protokoll, der Bus, die Lesemodelle und die Dateien können in EventStoreDB, NATS, MongoDB und S3 liegen. Von jeder der fünf Rollen können dann beliebig viele Prozesse laufen.',
      blocks: [{ label: 'Ein Cluster mit Docker Compose' }, { label: 'Eine Installation dorthin umziehen' }],
    },
    {
      heading: 'Fragen',
      questions: [
        {
          question: 'Wie viel Festplatte brauche ich?',
          answer: `Uploads und Ergebnisse bleiben, bis ihr Link endet: ${limit.guestWeeks} Wochen, für Mitglieder ${limit.memberMonths} Monate. Planen Sie das Doppelte dessen ein, was in dieser Zeit hochgeladen wird. Das Protokoll wächst nur.`,
        },
        {
          question: 'Wie lösche ich die Daten einer Person?',
          answer:
            'Führen Sie npm run erase mit ihrer ID oder E-Mail-Adresse aus. Ihr Schlüssel wird vernichtet, und ihre Namen sind im Protokoll nicht mehr lesbar; prüfen lässt es sich weiterhin.',
        },
        {
          question: 'Was geschieht, wenn der Server abstürzt oder beendet wird?',
          answer:
            'Starten Sie ihn wieder. Jede angenommene Konvertierung endet genau einmal: fertig, fehlgeschlagen oder abgebrochen.',
        },
      ],
    },
  ],
};
