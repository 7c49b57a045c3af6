import type { Translated } from '../text-catalogue.js';
import type { dashboardEn } from '../en/dashboard.en.js';

/** {@link dashboardEn} in German. */
export const dashboardDe: Translated<typeof dashboardEn> = {
  Administration: 'Verwaltung',
  Dashboard: 'Übersicht',
  Audit: 'Audit',
  Installation: 'Installation',
  'Refreshing...': 'Wird aktualisiert …',
  'As of {time}': 'Stand: {time}',
  Refresh: 'Aktualisieren',
  'Access Denied:': 'Zugriff verweigert:',
  "{denied} You don't have permission to access the admin dashboard. Only administrators can view this page.":
    '{denied} Sie haben keine Berechtigung für die Verwaltung. Nur Administratoren können diese Seite sehen.',
  'You are not signed in. Sign in as an administrator to see this page.':
    'Sie sind nicht angemeldet. Melden Sie sich als Administrator an, um diese Seite zu sehen.',
  'The server’s answer cannot be shown.': 'Der Server hat keine Antwort gegeben, die sich anzeigen lässt.',
  'Daily Active Users (Last 30 Days)': 'Aktive Nutzer pro Tag (letzte 30 Tage)',
  'No activity data yet': 'Noch keine Aktivitätsdaten',
  'Members are counted on days when they sign in or upload.':
    'Mitglieder zählen an Tagen, an denen sie sich anmelden oder etwas hochladen.',
  'Users by day; the list below has the numbers': 'Nutzer pro Tag; die Zahlen stehen in der Liste darunter',
  Users: 'Nutzer',
  'Activity Trends (Last 30 Days)': 'Aktivität (letzte 30 Tage)',
  'Activity appears after the first upload.': 'Aktivität erscheint nach dem ersten Hochladen.',
  'Uploads, conversions, shares and downloads by day; the list below has the numbers':
    'Hochgeladene Dateien, Konvertierungen, Freigaben und Downloads pro Tag; die Zahlen stehen in der Liste darunter',
  Legend: 'Legende',
  Uploads: 'Hochgeladen',
  Conversions: 'Konvertierungen',
  Shares: 'Freigaben',
  Downloads: 'Downloads',
  '{n} total': '{n} gesamt',
  'All {n} days as a table': 'Alle {n} Tage als Tabelle',
  Date: 'Datum',
  'Total Users': 'Nutzer gesamt',
  'Active (7d)': 'Aktiv (7 Tage)',
  'Active (30d)': 'Aktiv (30 Tage)',
  'Recent User Logins': 'Letzte Anmeldungen',
  'No login data yet': 'Noch keine Anmeldungen',
  'Logins appear when someone signs in; guests are not listed.':
    'Anmeldungen erscheinen, sobald sich jemand anmeldet; Gäste sind nicht aufgeführt.',
  Name: 'Name',
  Email: 'E-Mail',
  'Last Login': 'Letzte Anmeldung',
};
