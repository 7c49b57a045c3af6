import type { Translated } from '../text-catalogue.js';
import type { adminEn } from '../en/admin.en.js';

/** {@link adminEn} in German. */
export const adminDe: Translated<typeof adminEn> = {
  'Admin Dashboard': 'Admin-Dashboard',
  "Monitor your product's performance and user activity":
    'Behalten Sie die Leistung Ihres Produkts und die Aktivität der Nutzer im Blick',
  'Loading dashboard...': 'Dashboard wird geladen …',
  'Failed to load dashboard data': 'Dashboard-Daten konnten nicht geladen werden',
  'Erase a member': 'Ein Mitglied löschen',
  'For members who ask for it and cannot do it on their account page. It cannot be undone.':
    'Für Mitglieder, die darum bitten und es auf ihrer Kontoseite nicht selbst tun können. Es lässt sich nicht rückgängig machen.',
  'E-mail address or ID of the member': 'E-Mail-Adresse oder ID des Mitglieds',
  'Erase this member': 'Dieses Mitglied löschen',
  'Erase {member} for good?': '{member} endgültig löschen?',
  'Their name, their address and the names of their files become unreadable in the log.':
    'Name, Adresse und die Namen der Dateien werden im Protokoll unlesbar.',
  'Their conversions, links, results and unfinished uploads are deleted.':
    'Konvertierungen, Links, Ergebnisse und unfertige Uploads werden gelöscht.',
  'They are signed out everywhere. Who signs in again begins anew.':
    'Das Mitglied wird überall abgemeldet. Wer sich wieder anmeldet, beginnt von vorn.',
  'The log keeps that you asked for it.': 'Im Protokoll bleibt, dass Sie es veranlasst haben.',
  'Erasing…': 'Wird gelöscht …',
  'Erase for good': 'Endgültig löschen',
  '{member} is erased. Their links no longer work; the last of their files are deleted in a moment.':
    '{member} ist gelöscht. Die Links gelten nicht mehr; die letzten Dateien werden gleich gelöscht.',
  'What this site runs on, what is missing, and what went wrong in the last day':
    'Worauf diese Website läuft, was ihr fehlt und was am letzten Tag schiefging',
  'Loading the installation': 'Installation wird geladen',
  'The installation could not be loaded': 'Die Installation konnte nicht geladen werden',
  'At a glance': 'Auf einen Blick',
  Version: 'Version',
  Ready: 'Bereit',
  'Not ready: the log or the event bus is not responding':
    'Nicht bereit: Das Protokoll oder der Ereignisbus antwortet nicht',
  Queue: 'Warteschlange',
  '{waiting} waiting, {running} running': '{waiting} wartend, {running} laufend',
  'Files and results': 'Dateien und Ergebnisse',
  Disk: 'Festplatte',
  '{free} of {size} free ({percent}% used)': '{free} von {size} frei ({percent} % belegt)',
  Isolation: 'Isolation',
  'Full: programs that open uploaded files have no access to anything else':
    'Vollständig: Programme, die hochgeladene Dateien öffnen, erreichen nichts anderes',
  'Reduced: programs that open uploaded files can still make some dangerous system calls':
    'Eingeschränkt: Einige Systemaufrufe stehen Programmen, die hochgeladene Dateien öffnen, weiter offen',
  'None: programs that open uploaded files have the same access as this server':
    'Keine: Programme, die hochgeladene Dateien öffnen, laufen mit den Rechten dieses Servers',
  'Files are processed elsewhere; those processes report their own isolation':
    'Dateien werden in anderen Prozessen bearbeitet, die dies selbst melden',
  Storage: 'Speicher',
  '{store}, bus {bus}': '{store}, Bus {bus}',
  unknown: 'unbekannt',
  Metrics: 'Metriken',
  'Off; set METRICS_PORT to turn them on': 'Nicht verfügbar; METRICS_PORT setzen',
  'What is missing': 'Was fehlt',
  'Nothing is missing': 'Es fehlt nichts',
  'All tools are fully available.': 'Jedes Werkzeug kann alles, wofür es gemacht ist.',
  'Used for: {feature}': 'Verwendet für: {feature}',
  'Programs that process uploads could be isolated from this server more strictly.':
    'Programme, die hochgeladene Dateien bearbeiten, sind von diesem Server weniger getrennt, als möglich wäre.',
  'Office files': 'Office-Dateien',
  'Text recognition': 'Texterkennung',
  'Summaries and quizzes': 'Zusammenfassungen und Quizze',
  Engines: 'Programme',
  'The engines are unknown': 'Die Programme sind nicht bekannt',
  'The document service is not responding at the moment.': 'Der Dienst für Dokumente antwortet im Moment nicht.',
  Found: 'Gefunden',
  'Not found': 'Nicht gefunden',
  'opening, splitting and rendering PDFs': 'PDFs öffnen, aufteilen und als Bilder ausgeben',
  'merging and repairing PDFs at full speed': 'PDFs mit voller Geschwindigkeit zusammenführen und reparieren',
  'merging and repairing PDFs': 'PDFs zusammenführen und reparieren',
  'converting text to PDF': 'Text in PDF umwandeln',
  'reading images, compressing them, thumbnails': 'Bilder lesen und komprimieren, Vorschaubilder',
  'reading scans at full speed, in the languages installed for it':
    'Scans mit voller Geschwindigkeit lesen, in den installierten Sprachen',
  'reading scans': 'Scans lesen',
  'converting Word, Excel and PowerPoint to PDF': 'Word, Excel und PowerPoint in PDF umwandeln',
  'Failures in the last day': 'Fehler des letzten Tages',
  'Nothing failed': 'Nichts ist fehlgeschlagen',
  'No conversion failed in the last day.': 'Jede Konvertierung des letzten Tages wurde abgeschlossen.',
  'last {time}': 'zuletzt {time}',
  'Only the latest 1,000 are shown.': 'Es waren mehr; dies sind die letzten tausend.',
};
