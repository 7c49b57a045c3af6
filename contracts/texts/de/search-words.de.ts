import type { SearchWords } from '../search-words.js';

/** {@link SearchWords} in German. */
export const searchWordsDe: SearchWords = {
  tools: {
    'pdf-merge': ['zusammenfügen', 'zusammenführen', 'verbinden', 'kombinieren', 'vereinen', 'aneinanderhängen'],
    'pdf-compress': ['verkleinern', 'kleiner machen', 'reduzieren', 'schrumpfen', 'dateigröße', 'optimieren'],
    'ai-summarize': ['zusammenfassung', 'zusammenfassen', 'kurzfassung', 'kernaussagen', 'überblick'],
    'to-pdf': ['umwandeln', 'konvertieren', 'word in pdf', 'excel in pdf', 'bild in pdf', 'foto in pdf', 'scannen'],
    'pdf-watermark': ['wasserzeichen', 'stempel', 'entwurf', 'vertraulich', 'beschriften'],
    translate: ['übersetzung', 'fremdsprache', 'englisch', 'französisch', 'sprache'],
    'pdf-split': ['trennen', 'zerlegen', 'zerschneiden', 'aufteilen', 'seiten herausnehmen', 'extrahieren'],
    'pdf-sign': ['zertifikat', 'siegel', 'digitale signatur', 'elektronische signatur'],
    'pdf-redact': ['schwärzen', 'unkenntlich machen', 'anonymisieren', 'zensieren', 'namen entfernen'],
    share: ['teilen', 'freigeben', 'versenden', 'verschicken', 'link'],
    'pdf-organise': ['sortieren', 'umordnen', 'seiten verschieben', 'seiten löschen', 'reihenfolge'],
    'pdf-rotate': ['drehen', 'querformat', 'hochformat', 'auf dem kopf', 'kippen'],
    'pdf-crop': ['beschneiden', 'ränder', 'rand abschneiden', 'ausschnitt'],
    'pdf-page-numbers': ['nummerieren', 'seitenzahlen', 'paginieren', 'fußzeile'],
    'pdf-image-watermark': ['logo', 'briefkopf', 'firmenlogo', 'stempel'],
    'pdf-searchable': ['texterkennung', 'ocr', 'scan lesen', 'text kopieren', 'durchsuchen'],
    'pdf-sanitise': ['bereinigen', 'säubern', 'metadaten entfernen', 'verstecktes entfernen', 'skripte'],
    'pdf-protect': ['schützen', 'verschlüsseln', 'sperren', 'kennwort', 'passwort'],
    'pdf-unlock': ['entsperren', 'entschlüsseln', 'passwort entfernen', 'kennwort entfernen', 'schutz aufheben'],
    'pdf-place-signature': ['unterschreiben', 'unterschrift', 'unterzeichnen', 'ausfüllen und unterschreiben'],
    'pdf-verify': ['signatur prüfen', 'echtheit', 'gültigkeit', 'wer hat unterschrieben', 'manipuliert'],
    'pdf-inspect': ['eigenschaften', 'metadaten', 'schriften', 'informationen', 'anhänge'],
    'pdf-page-images': ['pdf in jpg', 'pdf in bild', 'foto', 'bildschirmfoto', 'bilder'],
    'export-word': ['pdf in word', 'bearbeiten', 'docx', 'text ändern'],
    'export-powerpoint': ['pdf in powerpoint', 'folien', 'präsentation', 'pptx'],
    'pdf-detect-sensitive': ['datenschutz', 'dsgvo', 'persönliche daten', 'personenbezogen', 'kontonummer'],
    'generate-quiz': ['fragen', 'prüfung', 'klassenarbeit', 'lernkarten', 'rätsel'],
  },
  noTool: {
    excel: ['excel', 'xlsx', 'csv', 'tabelle', 'tabellen', 'kalkulation'],
    compare: ['vergleichen', 'vergleich', 'unterschied', 'was hat sich geändert'],
    receipt: ['beleg', 'quittung', 'nachweis'],
  },
};
