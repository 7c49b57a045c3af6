import type { Translated } from '../text-catalogue.js';
import type { pagesEn } from '../en/pages.en.js';

/** {@link pagesEn} in German. */
export const pagesDe: Translated<typeof pagesEn> = {
  'Shared document': 'Freigegebenes Dokument',
  File: 'Datei',
  Size: 'Größe',
  Created: 'Erstellt',
  Status: 'Status',
  'First page of {name}': 'Erste Seite von {name}',
  'There is no picture of this file.': 'Von dieser Datei gibt es kein Bild.',
  'Download {name}': '{name} herunterladen',
  'Receipt · Verified': 'Beleg · Geprüft',
  'Proof of origin from the signed log': 'Nachweis: woraus diese Datei entstanden ist, laut signiertem Protokoll',
  'This link will expire in {time}; the file will then be deleted.':
    'Dieser Link läuft ab in: {time}; dann wird die Datei gelöscht.',
  'less than a minute': 'weniger als eine Minute',
  'Ask the person who sent it for a new one.': 'Bitten Sie die Person, die ihn gesendet hat, um einen neuen.',
  'Ask the sender for the password.': 'Wer Ihnen den Link gesendet hat, kennt das Passwort.',
  Open: 'Öffnen',
};
