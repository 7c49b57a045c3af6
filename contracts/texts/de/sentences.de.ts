import type { Translated } from '../text-catalogue.js';
import type { sentencesEn } from '../en/sentences.en.js';

/** {@link sentencesEn} in German. */
export const sentencesDe: Translated<typeof sentencesEn> = {
  'Set OPENAI_API_KEY (and OPENAI_BASE_URL, OPENAI_MODEL for another provider), then restart Docket.':
    'Setzen Sie OPENAI_API_KEY (und OPENAI_BASE_URL, OPENAI_MODEL für einen anderen Anbieter) und starten Sie Docket neu.',
  'Summaries consist of sentences from the document, quizzes ask about its dates, numbers and names, and sensitive data is found by patterns and by a small model for names and addresses that runs here. No AI provider is used, and no document leaves this installation.':
    'Zusammenfassungen bestehen aus Sätzen des Dokuments, Quizfragen fragen nach seinen Daten, Zahlen und Namen, und vertrauliche Daten werden durch Muster und ein kleines Modell für Namen und Adressen gefunden, das hier läuft. Es wird kein KI-Anbieter genutzt, und kein Dokument verlässt diese Installation.',
  'Summaries and quizzes are written by the model {model}, which receives the text of the document.':
    'Zusammenfassungen und Quizfragen schreibt das Modell {model}, das den Text des Dokuments erhält.',
  'Documents are translated by the model {model}, which receives their text.':
    'Dokumente übersetzt das Modell {model}, das ihren Text erhält.',
  'Word, Excel, PowerPoint, OpenDocument and RTF files are converted with their full layout.':
    'Word-, Excel-, PowerPoint-, OpenDocument- und RTF-Dateien werden im vollen Layout konvertiert.',
  'Scanned pages and pictures are not read.': 'Gescannte Seiten und Bilder werden nicht gelesen.',
  'Text on scanned pages and in pictures is read in {languages}.':
    'Text auf gescannten Seiten und in Bildern wird in diesen Sprachen gelesen: {languages}.',
  converting: 'Konvertieren',
  'choosing sentences': 'Sätze werden ausgewählt',
  'looking for active content': 'Suche nach aktiven Inhalten',
  'looking for facts to ask about': 'Suche nach Fakten für Fragen',
  packing: 'Packen',
  removing: 'Entfernen',
  sealing: 'Versiegeln',
  'setting text': 'Text wird gesetzt',
  'setting the table': 'Tabelle wird gesetzt',
  translating: 'Übersetzen',
  'writing the signature': 'Signatur wird geschrieben',
  'writing the summary': 'Zusammenfassung wird geschrieben',
  'page {page} of {count}': 'Seite {page} von {count}',
  'image {image} of {count}': 'Bild {image} von {count}',
  'joining {count} files': '{count} Dateien werden verbunden',
  'reading page {page} of {count}': 'Seite {page} von {count} wird gelesen',
  'reading page {page}': 'Seite {page} wird gelesen',
  'reading part {part} of {count}': 'Teil {part} von {count} wird gelesen',
  'reading {name}': '{name} wird gelesen',
  'A further signature was added.': 'Eine weitere Signatur wurde hinzugefügt.',
  'A signature was added in a new field, which a certified document leaves no room for.':
    'Eine Signatur wurde in einem neuen Feld hinzugefügt, für das ein zertifiziertes Dokument keinen Raum lässt.',
  'A timestamp of the document was added.': 'Ein Zeitstempel des Dokuments wurde hinzugefügt.',
  'Data for checking the signatures was added.': 'Daten zum Prüfen der Signaturen wurden hinzugefügt.',
  'The properties of the document were updated.': 'Die Eigenschaften des Dokuments wurden aktualisiert.',
  'A form was filled in.': 'Ein Formular wurde ausgefüllt.',
  'Comments or other annotations were added, changed or removed.':
    'Kommentare oder andere Anmerkungen wurden hinzugefügt, geändert oder entfernt.',
  'Fields of the form were added, changed or removed.': 'Formularfelder wurden hinzugefügt, geändert oder entfernt.',
  'Page content was changed.': 'Der Inhalt der Seiten wurde geändert.',
  'Scripts, names or actions were added, changed or removed.':
    'Skripte, Namen oder Aktionen wurden hinzugefügt, geändert oder entfernt.',
  'The structure of the document was changed.': 'Die Struktur des Dokuments wurde geändert.',
  'A form was filled in: {fields}.': 'Ein Formular wurde ausgefüllt: {fields}.',
  'Fields of the form were added, changed or removed: {fields}.':
    'Formularfelder wurden hinzugefügt, geändert oder entfernt: {fields}.',
  'The content of page {page} was changed.': 'Der Inhalt von Seite {page} wurde geändert.',
  'The content of pages {pages} was changed.': 'Der Inhalt der Seiten {pages} wurde geändert.',
  'Comments or other annotations were added, changed or removed on page {page}.':
    'Kommentare oder andere Anmerkungen auf Seite {page} wurden hinzugefügt, geändert oder entfernt.',
  'Comments or other annotations were added, changed or removed on pages {pages}.':
    'Kommentare oder andere Anmerkungen auf den Seiten {pages} wurden hinzugefügt, geändert oder entfernt.',
  'Fields that this signature locks were changed: {fields}.':
    'Felder, die diese Signatur sperrt, wurden geändert: {fields}.',
  'The additions cannot be compared with what was signed.':
    'Was hinzukam, lässt sich nicht mit dem Signierten vergleichen.',
  '{name} was damaged; what could be read was used.': '{name} war beschädigt; verwendet wurde, was lesbar war.',
  '{name} had no password, so it was left unchanged.': '{name} hatte kein Passwort; die Datei ist unverändert.',
  '{name} is damaged. It was left as it is, because it would become larger if it were repaired.':
    '{name} ist beschädigt. Die Datei wurde gelassen, wie sie ist, weil sie durch eine Reparatur größer würde.',
  'This PDF is already as small as it gets at this quality.':
    'Dieses PDF ist bei dieser Qualität schon so klein wie möglich.',
  'Anything outside the crop is hidden, not removed: anyone can bring it back. To remove it, use Redact.':
    'Was außerhalb des Zuschnitts liegt, ist verborgen, nicht entfernt: Jeder kann es wieder anzeigen. Zum Entfernen nutzen Sie „Schwärzen“.',
  'One page without text was recognised automatically (OCR) to make it searchable; some of the text may be wrong.':
    'Eine Seite ohne Text wurde maschinell gelesen, um den Text durchsuchbar zu machen; einiges kann falsch gelesen sein.',
  '{count} pages without text were recognised automatically (OCR) to make them searchable; some of the text may be wrong.':
    '{count} Seiten ohne Text wurden maschinell gelesen, um den Text durchsuchbar zu machen; einiges kann falsch gelesen sein.',
  'Pictures on one page that has other text were recognised automatically (OCR) to make them searchable; some of the text may be wrong.':
    'Bilder auf einer Seite, die auch anderen Text hat, wurden maschinell gelesen, um sie durchsuchbar zu machen; einiges kann falsch gelesen sein.',
  'Pictures on {count} pages that have other text were recognised automatically (OCR) to make them searchable; some of the text may be wrong.':
    'Bilder auf {count} Seiten, die auch anderen Text haben, wurden maschinell gelesen, um sie durchsuchbar zu machen; einiges kann falsch gelesen sein.',
  '{name} is protected by a password or by its owner; the result is not. Anyone who has it can open, print, copy and change it.':
    '{name} ist durch ein Passwort oder den Eigentümer geschützt; das Ergebnis ist es nicht. Wer es hat, kann es öffnen, drucken, kopieren und ändern.',
  '{name} has a simplified layout, because the Office engine is not installed here: pictures, headers, footers and notes are left out.':
    '{name} hat ein vereinfachtes Layout, weil das Office-Programm hier nicht installiert ist: Bilder, Kopf- und Fußzeilen und Notizen fehlen.',
  'Pictures and drawings are not on the new pages. The layout "Same pages" keeps them.':
    'Bilder und Zeichnungen sind nicht auf den neuen Seiten. Das Layout „Gleiche Seiten“ behält sie.',
  'Some characters, such as emoji, have no font here and are shown as boxes.':
    'Für manche Zeichen, etwa Emoji, gibt es hier keine Schrift; sie erscheinen als Kästchen.',
  'it is damaged beyond repair': 'sie ist irreparabel beschädigt',
  'it does not start with a PDF header': 'sie beginnt nicht wie ein PDF',
  'its structure is damaged beyond repair': 'die Struktur ist irreparabel beschädigt',
  'its pages are damaged beyond repair': 'die Seiten sind irreparabel beschädigt',
  'its contents are damaged': 'der Inhalt ist beschädigt',
  'its samples are no whole numbers from 0 on of up to 16 bits; save it with 8 or 16 bits for each channel':
    'die Farbwerte sind keine ganzen Zahlen ab 0 mit höchstens 16 Bit; speichern Sie es mit 8 oder 16 Bit je Kanal',
  'it is damaged or cut off': 'sie ist beschädigt oder abgeschnitten',
  'it does not begin like an Office document': 'sie beginnt nicht wie ein Office-Dokument',
  'it holds no Office document': 'sie enthält kein Office-Dokument',
  'it unpacks to more than fits into memory': 'sie entpackt sich zu mehr, als in den Speicher passt',
  'LibreOffice could not make anything of it': 'LibreOffice kann nichts damit anfangen',
  'LibreOffice made a PDF of it that does not open':
    'LibreOffice hat ein PDF daraus gemacht, das sich nicht öffnen lässt',
  'it was saved by PowerPoint 4 or 95, whose files are not read here. Open it in PowerPoint and save it as .pptx':
    'sie wurde mit PowerPoint 4 oder 95 gespeichert; solche Dateien werden hier nicht gelesen. Öffnen Sie sie in PowerPoint und speichern Sie sie als .pptx',
  'it contains binary data': 'sie enthält Binärdaten',
  'it has not failed': 'sie ist nicht fehlgeschlagen',
  'the passwords or texts that came with it are not kept. Please send the files again.':
    'die Passwörter oder Texte dazu werden nicht aufbewahrt. Bitte senden Sie die Dateien noch einmal.',
  'a summary': 'eine Zusammenfassung',
  'a quiz': 'ein Quiz',
  Translation: 'Die Übersetzung',
  'Please enter watermark text': 'Bitte geben Sie den Text des Wasserzeichens ein',
  'Please select a target language.': 'Bitte wählen Sie eine Zielsprache.',
  'must not be empty': 'darf nicht leer sein',
  'must be an e-mail address': 'muss eine E-Mail-Adresse sein',
  'must be pages and ranges separated by commas, such as 1-3, 7, 9-12':
    'müssen Seiten und Bereiche mit Kommas sein, etwa 1-3, 7, 9-12',
  'must be a size such as 500 KB or 2 MB': 'muss eine Größe wie 500 KB oder 2 MB sein',
  'must be at most {max} characters': 'darf höchstens {max} Zeichen haben',
  'must have {min} to {max} characters': 'muss {min} bis {max} Zeichen haben',
  'must be a whole number from {min} to {max}': 'muss eine ganze Zahl von {min} bis {max} sein',
  'must be empty or a whole number from {min} to {max}': 'muss leer oder eine ganze Zahl von {min} bis {max} sein',
  'must be a number from {min} to {max}': 'muss eine Zahl von {min} bis {max} sein',
  'must be empty or a number from {min} to {max}': 'muss leer oder eine Zahl von {min} bis {max} sein',
  'must not be the same as userPassword': 'darf nicht gleich dem Passwort zum Öffnen sein',
  'at least one switch must be on': 'mindestens ein Schalter muss eingeschaltet sein',
  'changing its content': 'das Ändern des Inhalts',
  'adding comments or signatures': 'das Hinzufügen von Kommentaren oder Signaturen',
  'rotating, moving or removing pages': 'das Drehen, Verschieben oder Entfernen von Seiten',
  'copying its text': 'das Kopieren des Inhalts',
  '{count} characters or more': 'Mindestens {count} Zeichen',
  'Translation is not set up on this site.': 'Die Übersetzung ist auf dieser Website nicht eingerichtet.',
  'must name the pages of each part, such as 1-3, 7, 9-12, unless every page becomes a file':
    'müssen die Seiten jedes Teils nennen, etwa 1-3, 7, 9-12, sofern nicht jede Seite eine Datei wird',
};
