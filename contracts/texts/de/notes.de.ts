import type { Translated } from '../text-catalogue.js';
import type { notesEn } from '../en/notes.en.js';

/** {@link notesEn} in German. */
export const notesDe: Translated<typeof notesEn> = {
  'New pages were created because the original has no text that can be replaced (it is scanned or not a PDF).':
    'Die Seiten sind neu: Die alten sind Bilder von Text oder kein PDF, sodass sich nichts an seine Stelle schreiben lässt.',
  'One passage was left in the original language: no translation into {language} kept its numbers and addresses unchanged.':
    'Eine Passage blieb in der alten Sprache: Keine Übersetzung ({language}) ließ ihre Zahlen und Adressen unverändert.',
  '{count} passages were left in the original language: no translation into {language} kept their numbers and addresses unchanged.':
    '{count} Passagen blieben in der alten Sprache: Keine Übersetzung ({language}) ließ ihre Zahlen und Adressen unverändert.',
  '{name} does not state its text encoding and was read as {encoding}. If characters are wrong, convert it again with another text encoding.':
    '{name} sagt nicht, wie ihre Zeichen kodiert sind, und wurde als {encoding} gelesen. Sind Zeichen falsch, wandeln Sie sie mit einer anderen Textkodierung noch einmal um.',
  'Some characters in {name}, such as emoji, have no font here and are shown as boxes.':
    'Für einige Zeichen in {name}, etwa Emojis, gibt es hier keine Schrift; sie erscheinen als Kästchen.',
  'The brightness values of {name} have a range of their own: the lowest is shown as black, the highest as white.':
    'Die Helligkeitswerte von {name} haben einen eigenen Bereich: Der niedrigste erscheint schwarz, der höchste weiß.',
  '{name} holds {count} pictures; only the first one is in the result.':
    '{name} enthält {count} Bilder; nur das erste ist im Ergebnis.',
  'Nothing is on the pages that LibreOffice made of {name}. If it is not empty, save it in a newer format first.':
    'Auf den Seiten, die LibreOffice aus {name} gemacht hat, ist nichts. Wenn die Datei nicht leer ist, speichern Sie sie zuerst in einem neueren Format.',
  'Some columns of {name} are too narrow for their numbers, which are shown as ###. Convert it with sheets one page wide to see them.':
    'Einige Spalten von {name} sind zu schmal für ihre Zahlen, die als ### erscheinen. Mit Tabellenblättern in Seitenbreite umgewandelt sind sie zu sehen.',
  'Tracked changes of {name} are shown as marked, if it has any: they can be accepted or rejected in .docx files only.':
    'Nachverfolgte Änderungen in {name} sind wie markiert zu sehen, falls es welche gibt: Nur in .docx-Dateien können sie angenommen oder abgelehnt werden.',
  '{name} has tracked changes: words that are marked as deleted are still in the result. Convert it with changes accepted to leave them out.':
    '{name} hat nachverfolgte Änderungen: Als gelöscht markierte Wörter stehen noch im Ergebnis. Mit angenommenen Änderungen umgewandelt fallen sie weg.',
  '{name} is shown as plain text, not as a table, because {reason}.':
    '{name} erscheint als Text und nicht als Tabelle, denn {reason}.',
  'it has only one column': 'sie hat nur eine Spalte',
  'its lines have different numbers of cells': 'ihre Zeilen haben verschieden viele Zellen',
  'a quotation mark in it is never closed': 'ein Anführungszeichen darin wird nie geschlossen',
  'it has too many cells': 'sie hat zu viele Zellen',
  'The digital signature in {name} is no longer valid because the file was changed.':
    'Die digitale Signatur in {name} gilt nicht mehr: Dies ist eine andere Datei als die signierte.',
  'Signing ends the special rights that {name} gave to users of Adobe Reader.':
    'Besondere Rechte, die {name} Nutzern von Adobe Reader einräumt, enden mit dieser Signatur.',
  '{name} is protected by a password or by its owner; the signed file is not. Anyone who has it can open, print, copy and change it.':
    '{name} ist durch ein Passwort oder vom Eigentümer geschützt; die signierte Datei ist es nicht. Wer sie hat, kann sie öffnen, drucken, kopieren und ändern.',
  'The structure of {name} was damaged; it was repaired before signing.':
    'Der Aufbau von {name} war nicht in Ordnung; sie wurde neu geschrieben und dann signiert.',
  "The file is signed, but without a time stamp: {why} The time comes from this installation's own clock.":
    'Die Datei ist signiert, aber ohne Zeitstempel: {why} Ihre Zeit ist die der Uhr dieser Installation.',
  'the time stamp server did not respond.': 'Der Zeitstempelserver hat nicht geantwortet.',
  'the time stamp server sent an unusable answer.': 'Die Antwort des Zeitstempelservers ist unbrauchbar.',
  'it is too large for a PDF signature.': 'Er ist zu groß für eine PDF-Signatur.',
  '{name} contains its form twice; the XFA version was removed and the standard fields were kept.':
    '{name} enthält ihr Formular auf zwei Arten; die als XFA bekannte entfällt, die gewöhnlichen Felder bleiben.',
  'Removed: {what}.': 'Entfernt: {what}.',
  'Nothing to remove: this PDF has no {what}.': 'Nichts zu entfernen: Dieses PDF enthält nichts davon: {what}.',
  scripts: 'Skripte',
  'actions that open or send something': 'Aktionen, die etwas öffnen oder senden',
  'attached files': 'angehängte Dateien',
  'XFA forms': 'XFA-Formulare',
  links: 'Links',
  'document properties': 'Dokumenteigenschaften',
  'Any standard form fields were kept; the XFA version of the form, which can contain scripts, was removed.':
    'Das Formular blieb als gewöhnliche Felder erhalten, soweit es welche hat; seine XFA-Beschreibung, die Skripte enthalten kann, ist weg.',
  '{what} kept, because removal was switched off.': '{what}: beibehalten, weil das ausgeschaltet war.',
  'This PDF contains {what}. All of it was kept; Sanitise removes it.':
    'Dieses PDF enthält {what}. Alles davon blieb erhalten; „Bereinigen“ entfernt es.',
  'This PDF contains {what}. All of it was kept, because removal was switched off.':
    'Dieses PDF enthält {what}. Alles davon blieb erhalten, weil das ausgeschaltet war.',
  'This PDF contains {what}. Open it only if you trust the sender.':
    'Dieses PDF enthält {what}. Öffnen Sie es nur, wenn Sie dem Absender vertrauen.',
  'Target of {wanted} met: {got}.': 'Zielgröße {wanted} erreicht: {got}.',
  'Target of {wanted} missed: {got} is the smallest possible, because {why}.':
    'Zielgröße {wanted} verfehlt: Kleiner als {got} geht es nicht, denn {why}.',
  'the rest is text, fonts, drawings and images that would be unreadable if they were smaller':
    'was übrig ist, sind Text, Schriften, Zeichnungen und Bilder, die kleiner nicht mehr lesbar wären',
  '{files} left out: their contents cannot be checked.':
    '{files} weggelassen: Was darin steht, lässt sich nicht prüfen.',
  'Scripts and dynamic form data left out.': 'Skripte und dynamische Formulardaten weggelassen.',
  'Document properties such as title and author left out.': 'Dokumenteigenschaften wie Titel und Autor weggelassen.',
  '{count} or form fields removed together with the text.': '{count} oder Formularfelder mit dem Text entfernt.',
  'The text of {name} was recognised in a picture (OCR); please check it.':
    'Der Text von {name} wurde in einem Bild erkannt; bitte lesen Sie ihn durch.',
  'The text of {count} of {total} pages of {name} was recognised in a picture (OCR); please check it.':
    'Der Text von {count} von {total} Seiten von {name} wurde in Bildern erkannt; bitte lesen Sie ihn durch.',
  '{name}: {what} to external content not followed.': '{name}: {what} auf Inhalte außerhalb nicht verfolgt.',
  '{name}: {what} not opened.': '{name}: {what} nicht geöffnet.',
  '{name}: {links} to external content not followed, {objects} not opened.':
    '{name}: {links} auf Inhalte außerhalb nicht verfolgt, {objects} nicht geöffnet.',
  'Page {pages} could not be searched: there is no text, only pictures.':
    'Seite {pages} konnte nicht durchsucht werden: Dort ist kein Text, nur Bilder.',
  'Pages {pages} could not be searched: there is no text, only pictures.':
    'Die Seiten {pages} konnten nicht durchsucht werden: Dort ist kein Text, nur Bilder.',
  'Page {pages} could not be searched completely: pictures on it may show text.':
    'Seite {pages} konnte nicht vollständig durchsucht werden: Bilder darauf können Text zeigen.',
  'Pages {pages} could not be searched completely: pictures on them may show text.':
    'Die Seiten {pages} konnten nicht vollständig durchsucht werden: Bilder darauf können Text zeigen.',
  'Pictures on page {pages} of {name} may hold text that was not read: that would have taken too long.':
    'Bilder auf Seite {pages} von {name} können Text enthalten, der nicht gelesen wurde: Das hätte zu lange gedauert.',
  'The text recognised on page {page} of {name} may not be found by every program, because the content of the page is damaged.':
    'Der auf Seite {page} von {name} erkannte Text wird vielleicht nicht von jedem Programm gefunden, weil der Inhalt der Seite beschädigt ist.',
  'Pictures on pages {pages} of {name} may hold text that was not read: that would have taken too long.':
    'Bilder auf den Seiten {pages} von {name} können Text enthalten, der nicht gelesen wurde: Das hätte zu lange gedauert.',
  'Page {pages}: some letters could not be searched, because the document does not identify them.':
    'Seite {pages}: Einige Buchstaben konnten nicht durchsucht werden, weil das Dokument nicht sagt, welche es sind.',
  'Pages {pages}: some letters could not be searched, because the document does not identify them.':
    'Seiten {pages}: Einige Buchstaben konnten nicht durchsucht werden, weil das Dokument nicht sagt, welche es sind.',
  'Item {id} was not found on any page.': 'Eintrag {id} wurde auf keiner Seite gefunden.',
  'It was only in an earlier version of the document that the file still contained; the result does not.':
    'Es stand nur in einer früheren Fassung des Dokuments, die die Datei noch enthielt; das Ergebnis enthält sie nicht.',
  'Page {pages} became a picture, because that was the only way to remove everything for certain.':
    'Seite {pages} wurde zu einem Bild, weil nur so alles sicher entfernt werden konnte.',
  'Form fields that showed what was to be removed are now part of their pages and can no longer be filled in.':
    'Formularfelder, die zeigten, was zu entfernen war, gehören jetzt zur Seite und lassen sich nicht mehr ausfüllen.',
  'Page {pages} became a picture, because an image on it contradicts its own file: other programs may have shown it in other colours or elsewhere.':
    'Seite {pages} wurde zu einem Bild, weil eine Abbildung darauf ihrer eigenen Datei widerspricht: Andere Programme zeigten sie vielleicht in anderen Farben oder an anderer Stelle.',
  'Pages {pages} became pictures, because images on them contradict their own files: other programs may have shown them in other colours or elsewhere.':
    'Die Seiten {pages} wurden zu Bildern, weil Abbildungen darauf ihren eigenen Dateien widersprechen: Andere Programme zeigten sie vielleicht in anderen Farben oder an anderer Stelle.',
  'Pages {pages} became pictures, because that was the only way to remove everything for certain.':
    'Die Seiten {pages} wurden zu Bildern, weil nur so alles sicher entfernt werden konnte.',
  '{pages} and {count} more': '{pages} und {count} weitere',
  'A replacement text was left out, because it contains what was to be removed.':
    'Ein Ersatztext wurde weggelassen, weil er enthält, was entfernt werden sollte.',
  'Based on {count} of the {total} sections of this document, taken from all over it.':
    'Aus {count} der {total} Teile dieses Dokuments erstellt, über das ganze Dokument verteilt.',
  '1 attached file was left out: attachments do not belong to any page.':
    '1 angehängte Datei weggelassen: Anhänge gehören zu keiner Seite.',
  '{count} attached files were left out: attachments do not belong to any page.':
    '{count} angehängte Dateien weggelassen: Anhänge gehören zu keiner Seite.',
  '{count} pages, {same} of them unchanged, {drawings} drawings':
    'Seiten: {count}, davon unverändert: {same}; Zeichnungen: {drawings}',
  '{streams} streams, {objects} objects': 'Datenströme: {streams}, Objekte: {objects}',
  '{count} pages, {change}': 'Seiten: {count}; {change}',
  'at most {share} of a page changed ({part} within any area the size of a short word)':
    'höchstens {share} einer Seite verändert, {part} eines Stücks von der Größe eines kurzen Wortes',
  '{boxes} box on {pages} page': 'Kästen: {boxes}, Seiten: {pages}',
  '{boxes} boxes on {pages} page': 'Kästen: {boxes}, Seiten: {pages}',
  '{boxes} boxes on {pages} pages': 'Kästen: {boxes}, Seiten: {pages}',
  '1 picture': 'Bilder: 1',
  '{count} pictures': 'Bilder: {count}',
};
