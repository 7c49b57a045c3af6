import type { Translated } from '../text-catalogue.js';
import type { appEn } from '../en/app.en.js';

/** {@link appEn} in German. */
export const appDe: Translated<typeof appEn> = {
  'Skip to content': 'Zum Inhalt springen',
  Language: 'Sprache',
  Menu: 'Menü',
  Main: 'Hauptnavigation',
  'A PDF toolkit on your own machine.': 'Werkzeuge für PDFs auf Ihrem eigenen Rechner.',
  'Files are deleted when their link ends.': 'Dateien werden gelöscht, wenn ihr Link endet.',
  'iOS app coming soon': 'iOS-App in Vorbereitung',
  Screens: 'Anwendungen',
  Trust: 'Vertrauen',
  Help: 'Hilfe',
  Pricing: 'Preise',
  Admin: 'Verwaltung',
  'Docket: convert, merge, compress and share documents':
    'Docket: Dokumente umwandeln, zusammenführen, komprimieren und teilen',
  'Docket is a self-hosted toolkit for PDF and image documents. Drop a file and it suggests the next step. No account needed.':
    'Docket ist ein selbst gehosteter Werkzeugkasten für PDFs und Bilder. Legen Sie eine Datei ab, und es schlägt den nächsten Schritt vor. Ohne Konto.',
  'Shared file': 'Geteilte Datei',
  'The check could not be started': 'Die Prüfung konnte nicht gestartet werden',
  'The history of this document could not be read': 'Der Verlauf dieses Dokuments konnte nicht gelesen werden',
  'Upload failed': 'Hochladen fehlgeschlagen',
  'Your session has expired. Please refresh the page and sign in again':
    'Ihre Sitzung ist abgelaufen. Bitte laden Sie die Seite neu und melden Sie sich wieder an',
  'Failed to translate document': 'Das Dokument konnte nicht übersetzt werden',
  'About Docket': 'Über Docket',
  'Find a tool or help': 'Werkzeug oder Hilfe suchen',
  'No page with that name.': 'Keine Seite dieses Namens.',
  'Back to your files': 'Zurück zu Ihren Dateien',
  'PDF to images': 'PDF in Bilder',
  Features: 'Funktionen',
  'Use cases': 'Anwendungsfälle',
  Collaboration: 'Zusammenarbeit',
  'Why Docket': 'Warum Docket',
  Speed: 'Geschwindigkeit',
  Reliability: 'Zuverlässigkeit',
  Accessibility: 'Barrierefreiheit',
  'Tools and options': 'Werkzeuge und Optionen',
  Sharing: 'Teilen',
  Administrators: 'Für Administratoren',
  Auditors: 'Für Prüfer',
  API: 'API-Aufrufe',
};
