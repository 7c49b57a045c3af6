import { CONVERSIONS_MAX } from '../../../../../contracts/limits.js';
import { corpusCount } from '../../corpus-count.js';
import { crashFiguresIn, crashRun, dayIn } from '../../measured-runs.js';
import type { InfoWords } from '../info-words.js';

const shown = { label: 'Ein Test, der dem Programm beiliegt, zeigt es.' };

export const words: InfoWords = {
  title: 'Zuverlässigkeit und Skalierung',
  heading: 'Zuverlässigkeit und Skalierung',
  description:
    'Was mit Ihrer Konvertierung geschieht, wenn ein Server abstürzt, wie eine Installation wächst und was nicht zugesagt ist.',
  intro:
    'Eine angenommene Konvertierung endet als fertig, fehlgeschlagen oder abgebrochen, genau einmal, was dazwischen auch abstürzt.',
  sections: [
    {
      heading: 'Ein Cluster, dessen Teile abgeschossen wurden',
      text: `Seine Prozesse und Server wurden während der Arbeit abgeschossen und angehalten; danach wurde jedes Ergebnis gelesen, alles neu aufgebaut, was die Seiten zeigen, und das Protokoll geprüft. Gemessen am ${dayIn('de', crashRun)} (${crashRun.machine}).`,
      figures: crashFiguresIn('de', [
        'angenommene Konvertierungen',
        'Mal wurde währenddessen ein Prozess oder Server abgeschossen oder angehalten',
        'ohne genau ein Ende',
        'Ergebnisse mit dem Text eines anderen Dokuments',
        'verlorene Dateien',
        'Änderungen am Protokoll, die seine Prüfung fand',
      ]),
    },
    {
      heading: 'Verfügbarkeit und Durchsatz',
      text: 'Was sich sagen lässt, ohne den Rechner zu kennen, auf dem Docket läuft.',
    },
    {
      heading: 'Dienstgüte',
      text: 'Mit Docket selbst gibt es keinen Vertrag. Auf diesen Eigenschaften kann eine Vereinbarung mit Ihrem Betreiber aufbauen.',
      cards: [
        {
          title: 'Bereit oder nicht',
          text: 'GET /api/health antwortet mit 200, solange Protokoll und Dateien erreichbar sind, und sonst mit 503; die Antwort nennt jeden Teil, der fehlt, und der Grund steht in der Ausgabe des Programms.',
        },
        {
          title: 'Niemand hält andere auf',
          text: `Wenn gerade keine Ihrer Konvertierungen läuft, beginnt Ihre nächste sofort, auch wenn andere alle Worker beschäftigen. Höchstens ${CONVERSIONS_MAX.toLocaleString('de')} warten oder laufen.`,
          proof: shown,
        },
        {
          title: 'Gemessen, wo es läuft',
          text: 'Metriken für Prometheus, Warnungen und ein Dashboard liegen bei: wartende und laufende Aufgaben, Fehler nach Werkzeug und wie weit alles hinter dem Protokoll zurückliegt.',
        },
        {
          title: 'An echten Dateien erprobt',
          text: `Die Tests wenden die Werkzeuge auf ${corpusCount.pdf} PDFs und ${corpusCount.images} Bilder an, die andere Programme erzeugt haben, darunter beschädigte. Die Dateien gehören nicht zum Quellcode.`,
          proof: shown,
        },
      ],
    },
    {
      heading: 'Nach einem Ausfall',
      cards: [
        {
          title: 'Mittendrin abgeschossen',
          text: 'Starten Sie Docket wieder. Angenommene Arbeit geht weiter; nichts geschieht doppelt.',
          proof: shown,
        },
        {
          title: 'Eine Sicherung ist eine Kopie',
          text: 'Halten Sie Docket an und kopieren Sie den Datenordner. Protokoll und Dateien genügen; alles andere lässt sich neu erzeugen.',
        },
        {
          title: 'Alles Gezeigte entsteht neu aus dem Protokoll',
          text: 'Ein Befehl berechnet vom ersten Ereignis an neu, was die Seiten zeigen, und kommt auf dieselben Bytes.',
          proof: shown,
        },
      ],
    },
    {
      heading: 'Von einem Rechner zu vielen',
      columns: ['Teil', 'Ein Rechner', 'Mehrere'],
      rows: [
        ['Start', 'ein Befehl', 'cluster/: Compose oder Helm'],
        ['Ereignisse', 'SQLite', 'EventStoreDB'],
        ['Bus', 'im Prozess', 'NATS JetStream, drei Knoten'],
        ['Lesemodelle', 'SQLite', 'MongoDB'],
        ['Dateien', 'ein Ordner', 'jeder Speicher, der S3 spricht'],
        ['Ein Prozess stirbt', 'wieder starten', 'andere übernehmen seine Arbeit'],
      ],
    },
    {
      heading: 'Zertifizierungen',
      text: 'Was Docket in jedem dieser Punkte tut.',
    },
    {
      heading: 'Was nicht erprobt ist',
      paragraphs: [
        'In den Tests steht für EventStoreDB eine Attrappe seiner Schnittstelle und für MongoDB ein anderes Programm, das sein Protokoll spricht. Die Images des Clusters haben Linter und Schemas geprüft; gestartet wurden sie nicht.',
      ],
    },
  ],
};
