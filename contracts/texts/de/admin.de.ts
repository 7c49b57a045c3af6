import type { Translated } from '../text-catalogue.js';
import type { adminEn } from '../en/admin.en.js';

/** {@link adminEn} in German. */
export const adminDe: Translated<typeof adminEn> = {
  'Admin Dashboard': 'Admin-Dashboard',
  "Monitor your product's performance and user activity":
    'Behalten Sie die Leistung Ihres Produkts und die Aktivität der Nutzer im Blick',
  'Loading dashboard...': 'Dashboard wird geladen …',
  'Failed to load dashboard data': 'Dashboard-Daten konnten nicht geladen werden',
  'What this site runs on, what it lacks, and what went wrong in the last day':
    'Worauf diese Website läuft, was ihr fehlt und was am letzten Tag schiefging',
  'Loading the installation': 'Installation wird geladen',
  'The installation could not be loaded': 'Die Installation konnte nicht geladen werden',
  'At a glance': 'Auf einen Blick',
  Version: 'Version',
  Ready: 'Bereit',
  'Not ready: the log or the event bus does not answer':
    'Nicht bereit: Das Protokoll oder der Ereignisbus antwortet nicht',
  Queue: 'Warteschlange',
  '{waiting} waiting, {running} running': '{waiting} wartend, {running} laufend',
  'Files and results': 'Dateien und Ergebnisse',
  Disk: 'Festplatte',
  '{free} of {size} free ({percent}% used)': '{free} von {size} frei ({percent} % belegt)',
  Isolation: 'Isolation',
  'Full: programs that open uploaded files can reach nothing else':
    'Vollständig: Programme, die hochgeladene Dateien öffnen, erreichen nichts anderes',
  'Reduced: some system calls stay open to programs that open uploaded files':
    'Eingeschränkt: Einige Systemaufrufe stehen Programmen, die hochgeladene Dateien öffnen, weiter offen',
  'None: programs that open uploaded files run as this server does':
    'Keine: Programme, die hochgeladene Dateien öffnen, laufen mit den Rechten dieses Servers',
  'Files are worked on in other processes, which report it themselves':
    'Dateien werden in anderen Prozessen bearbeitet, die dies selbst melden',
  Storage: 'Speicher',
  '{store}, bus {bus}': '{store}, Bus {bus}',
  unknown: 'unbekannt',
  Metrics: 'Metriken',
  'Not served; set METRICS_PORT': 'Nicht verfügbar; METRICS_PORT setzen',
  'What is missing': 'Was fehlt',
  'Nothing is missing': 'Es fehlt nichts',
  'Every tool can do all it is made for.': 'Jedes Werkzeug kann alles, wofür es gemacht ist.',
  'Used for: {feature}': 'Verwendet für: {feature}',
  'Programs that work on uploaded files are kept apart from this server less than they could be.':
    'Programme, die hochgeladene Dateien bearbeiten, sind von diesem Server weniger getrennt, als möglich wäre.',
  'Office files': 'Office-Dateien',
  'Text recognition': 'Texterkennung',
  'Summaries and quizzes': 'Zusammenfassungen und Quizze',
  Engines: 'Programme',
  'The engines are not known': 'Die Programme sind nicht bekannt',
  'The service for documents does not answer at the moment.': 'Der Dienst für Dokumente antwortet im Moment nicht.',
  Found: 'Gefunden',
  'Not found': 'Nicht gefunden',
  'opening, splitting and picturing PDFs': 'PDFs öffnen, teilen und als Bilder ausgeben',
  'merging and repairing PDFs at full speed': 'PDFs mit voller Geschwindigkeit zusammenführen und reparieren',
  'merging and repairing PDFs': 'PDFs zusammenführen und reparieren',
  'turning text into PDF': 'Text in PDF umwandeln',
  'reading images, compressing them, thumbnails': 'Bilder lesen und komprimieren, Vorschaubilder',
  'reading scans at full speed, in the languages of its data':
    'Scans mit voller Geschwindigkeit lesen, in den installierten Sprachen',
  'reading scans': 'Scans lesen',
  'turning Word, Excel and PowerPoint into PDF': 'Word, Excel und PowerPoint in PDF umwandeln',
  'Failures of the last day': 'Fehler des letzten Tages',
  'Nothing failed': 'Nichts ist fehlgeschlagen',
  'Every conversion of the last day came to its end.': 'Jede Konvertierung des letzten Tages wurde abgeschlossen.',
  'last {time}': 'zuletzt {time}',
  'There were more; these are the latest thousand.': 'Es waren mehr; dies sind die letzten tausend.',
};
