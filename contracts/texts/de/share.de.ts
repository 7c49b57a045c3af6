import type { Translated } from '../text-catalogue.js';
import type { shareEn } from '../en/share.en.js';

/** {@link shareEn} in German. */
export const shareDe: Translated<typeof shareEn> = {
  'Opening the link…': 'Link wird geöffnet …',
  'The server is not responding': 'Der Server antwortet nicht',
  'Unlock the link': 'Link entsperren',
  'Ask the person who sent you the link for its password.':
    'Fragen Sie die Person, die Ihnen den Link geschickt hat, nach dem Passwort.',
  'Opening…': 'Wird geöffnet …',
  'Please try again in a few moments.': 'Bitte versuchen Sie es gleich noch einmal.',
  'PDF document': 'PDF-Dokument',
  'ZIP archive': 'ZIP-Archiv',
  'Word document': 'Word-Dokument',
  'PowerPoint presentation': 'PowerPoint-Präsentation',
  'Excel workbook': 'Excel-Arbeitsmappe',
  'Text file': 'Textdatei',
  Picture: 'Bild',
  'The file itself needs a password. Download it to read it.':
    'Sie lässt sich nur mit einem eigenen Passwort öffnen. Laden Sie die Datei herunter, um sie zu lesen.',
  'This link allows a limited number of downloads, so its pages are not shown here. Download it to read all of it.':
    'Dieser Link erlaubt nur eine begrenzte Zahl von Downloads, daher werden die Seiten hier nicht angezeigt. Laden Sie die Datei herunter, um sie ganz zu lesen.',
  'This link allows a limited number of downloads, so only its first page is shown here. Download it to read all of it.':
    'Dieser Link erlaubt nur eine begrenzte Zahl von Downloads, daher wird hier nur die erste Seite angezeigt. Laden Sie die Datei herunter, um sie ganz zu lesen.',
  'It contains several files. Download it to open them.':
    'Es enthält mehrere Dateien. Laden Sie es herunter, um sie zu öffnen.',
  'Download it to open it.': 'Laden Sie die Datei herunter, um sie zu öffnen.',
  Smaller: 'Kleiner',
  Larger: 'Größer',
  'Pages of the document': 'Seiten des Dokuments',
  'The conversion failed, so there is no file here.':
    'Die Konvertierung ist fehlgeschlagen, daher gibt es hier keine Datei.',
  'The conversion was cancelled, so there is no file here.':
    'Die Konvertierung wurde abgebrochen, daher gibt es hier keine Datei.',
  '{size}, {pages}': '{size}, {pages}',
  Made: 'Erstellt',
  Ends: 'Läuft ab',
  'Copy Link': 'Link kopieren',
  'Saves as': 'Wird gespeichert als',
  'This link will expire {when}; the file will then be deleted.':
    'Dieser Link läuft {when} ab; dann wird die Datei gelöscht.',
  'in less than a minute': 'in weniger als einer Minute',
  '{tool}, from {files}': '{tool}, aus {files}',
  'Removed at {places} on {pages}': 'An {places} auf {pages} entfernt',
  'This browser cannot check the signature; the receipt can be checked elsewhere.':
    'Dieser Browser kann die Signatur nicht prüfen; der Beleg lässt sich anderswo prüfen.',
  'Checked in this browser: the signature of {log} is valid.':
    'In diesem Browser geprüft: Die Signatur von {log} ist gültig.',
  'Its signature is not valid: do not rely on this receipt.':
    'Ihre Signatur ist ungültig: Verlassen Sie sich nicht auf diesen Beleg.',
  Receipt: 'Beleg',
  'Save the whole receipt': 'Ganzen Beleg speichern',
  'What was verified': 'Was geprüft wurde',
  'Reading the receipt…': 'Beleg wird gelesen …',
  'Not valid': 'Ungültig',
  'Not verified: {what}': 'Nicht nachgewiesen: {what}',
  'Is this the file that was made?': 'Ist das die erstellte Datei?',
  'Your copy is compared in this browser and not sent anywhere.':
    'Ihre Kopie wird in diesem Browser verglichen und nirgendwohin gesendet.',
  'Drop your copy here': 'Ihre Kopie hier ablegen',
  'or click to choose it': 'oder klicken, um sie auszuwählen',
  'Comparing…': 'Wird verglichen …',
  'The fingerprint (SHA-256) of {copy} matches the signed receipt.':
    '{copy} hat den Fingerabdruck (SHA-256), den der signierte Beleg nennt.',
  'The fingerprint (SHA-256) of {copy} matches the one on this site.':
    '{copy} hat den Fingerabdruck (SHA-256), den diese Website nennt.',
  'Yes, this is the file that was made.': 'Ja, das ist die erstellte Datei.',
  'No, this is not the file that was made.': 'Nein, das ist nicht die erstellte Datei.',
  '{copy} has a different fingerprint (SHA-256): it was changed, or is another file.':
    '{copy} hat einen anderen Fingerabdruck (SHA-256): Die Datei wurde geändert oder ist eine andere.',
  'It could not be compared.': 'Der Vergleich ist nicht möglich.',
  'The copy could not be read.': 'Die Kopie konnte nicht gelesen werden.',
  'This browser can compare files only on pages opened over HTTPS.':
    'Dieser Browser vergleicht Dateien nur auf Seiten, die über HTTPS geöffnet wurden.',
};
