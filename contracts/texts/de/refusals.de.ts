import type { Translated } from '../text-catalogue.js';
import type { refusalsEn } from '../en/refusals.en.js';

/** {@link refusalsEn} in German. */
export const refusalsDe: Translated<typeof refusalsEn> = {
  '{field}: {problem}': '{field}: {problem}',
  '{message}': '{message}',
  'Send the files as multipart/form-data, in the field "files"':
    'Senden Sie die Dateien als multipart/form-data im Feld „files“',
  'The upload was interrupted. Please send the files again.':
    'Das Hochladen wurde unterbrochen. Bitte senden Sie die Dateien noch einmal.',
  'The upload was stopped because it was too slow. Please try again.':
    'Das Hochladen wurde beendet, weil kaum noch etwas ankam. Bitte versuchen Sie es erneut.',
  'Parts of {name} are no longer stored here. Please send the file again.':
    'Teile von {name} sind nicht mehr hier. Bitte senden Sie die Datei erneut.',
  'At most {limit} uploads can run at the same time. Please try again in {seconds} seconds.':
    'Höchstens {limit} Dateien können gleichzeitig hochgeladen werden. Bitte versuchen Sie es in {seconds} Sekunden erneut.',
  'The request is too large: all files together may have at most {limit} MB':
    'Die Anfrage ist zu groß: Alle Dateien zusammen dürfen höchstens {limit} MB haben',
  'Too many files: one conversion takes at most {limit}':
    'Zu viele Dateien: Eine Konvertierung nimmt höchstens {limit}',
  'This call is only accepted from the pages of this installation':
    'Dieser Aufruf wird nur von den Seiten dieser Installation angenommen',
  'This installation is not served under the name {host}. If it should be, add the name to the setting ALLOWED_HOSTS and restart Docket.':
    'Diese Installation ist nicht unter dem Namen {host} erreichbar. Falls sie es sein soll, nehmen Sie den Namen in die Einstellung ALLOWED_HOSTS auf und starten Sie Docket neu.',
  'There is no page or call at {path}': 'Unter {path} gibt es keine Seite und keinen Aufruf',
  'Not signed in': 'Nicht angemeldet',
  'Your session has ended. Please sign in and send the files again.':
    'Ihre Sitzung ist beendet. Bitte melden Sie sich an und senden Sie die Dateien noch einmal.',
  'Session not found': 'Eine solche Sitzung haben Sie nicht',
  'No member has the address or ID {member}': 'Kein Mitglied hat die Adresse oder ID {member}',
  'Your data is already being exported. Please try again when that has finished.':
    'Ihre Daten werden bereits exportiert. Bitte versuchen Sie es erneut, wenn das abgeschlossen ist.',
  'Only administrators can see this': 'Das können nur Administratoren sehen',
  'operation: "{given}" is not a tool; valid values are {valid}':
    'operation: „{given}“ ist kein Werkzeug; gültig sind {valid}',
  'files: send at least one file': 'files: Senden Sie mindestens eine Datei',
  '{name} is empty': '{name} ist leer',
  'Invalid file type. Only {types} files are allowed.':
    'Ungültiger Dateityp. Erlaubt sind nur Dateien vom Typ {types}.',
  '{name} looks like {claimed} by its name, but its content is {found}':
    'Dem Namen nach ist {name} {claimed}, dem Inhalt nach aber {found}',
  'File size {size}MB exceeds maximum allowed size of {limit}MB for {type} files.':
    'Die Dateigröße von {size} MB überschreitet die erlaubte Größe von {limit} MB für Dateien vom Typ {type}.',
  '{name} cannot be opened as a PDF: {reason}': '{name} lässt sich nicht als PDF öffnen: {reason}',
  '{name} is protected by a password': '{name} ist durch ein Passwort geschützt',
  '{name} is protected by a password in a way that is not opened here. Please save it without one, or as .docx, .xlsx or .pptx.':
    '{name} ist auf eine Art mit einem Passwort geschützt, die hier nicht geöffnet wird. Bitte ohne Passwort oder als .docx, .xlsx oder .pptx speichern.',
  'The password for {name} is not correct': 'Das Passwort für {name} ist nicht richtig',
  'The owner of {name} does not allow {what}. To continue, enter the owner password (not the one that only opens the file), or ask the owner for a file that allows it.':
    'Der Eigentümer von {name} erlaubt das nicht: {what}. Geben Sie das Passwort des Eigentümers an (nicht das, welches die Datei nur öffnet), oder bitten Sie ihn um eine Datei, die es erlaubt.',
  '{name} has {count} pages; the limit is {limit}': '{name} hat {count} Seiten; erlaubt sind {limit}',
  'This PDF is too complex: one of its pages exceeds the time or memory limit':
    'Das PDF ist zu komplex: Eine seiner Seiten zu lesen oder zu zeichnen braucht mehr Zeit oder Speicher, als eine Seite darf',
  '{name} is already signed, and another signature would make the existing one invalid: {reason}':
    '{name} ist bereits signiert, und eine weitere Signatur würde die vorhandene ungültig machen: {reason}',
  '{name} is already signed, and only the first signature of a document can certify it. Sign it without certification, or certify it before anyone else signs.':
    '{name} ist bereits signiert, und nur die erste Signatur kann ein Dokument zertifizieren. Signieren Sie ohne Zertifizierung, oder zertifizieren Sie es, bevor jemand anderes signiert.',
  'pageRanges: "{part}" is not a page or a range such as 1-3':
    'pageRanges: „{part}“ ist keine Seite und kein Bereich wie 1-3',
  'This document has {count} pages; page {page} does not exist':
    'Dieses Dokument hat {count} Seiten; Seite {page} gibt es nicht',
  '{name} has {count} pages; page {page} does not exist': '{name} hat {count} Seiten; Seite {page} gibt es nicht',
  'pages: there is no file {file}; the request has {count}':
    'pages: Eine Datei {file} gibt es nicht; die Anfrage hat {count}',
  '{count} pages were requested; the limit for one call is {limit}':
    '{count} Seiten wurden angefordert; ein Aufruf darf {limit} haben',
  'Page {page} of {name} is damaged in such a way that nothing drawn over it would be seen. Converting the pages to images and those back to a PDF can help.':
    'Seite {page} von {name} ist so beschädigt, dass nichts zu sehen wäre, was darüber gezeichnet wird. Es kann helfen, die Seiten in Bilder umzuwandeln und diese wieder in ein PDF.',
  'Page {page} of {name} could not be drawn': 'Seite {page} von {name} konnte nicht gezeichnet werden',
  '{name} cannot be read as an image: {reason}': '{name} lässt sich nicht als Bild lesen: {reason}',
  '{name} is {width} x {height} pixels; the limit is {limit} megapixels':
    '{name} hat {width} x {height} Pixel; erlaubt sind {limit} Megapixel',
  '{name} cannot be read as text: {reason}': '{name} lässt sich nicht als Text lesen: {reason}',
  'No font for the {script} characters in {what} is installed on this site':
    'Diese Website hat keine Schrift mit den Zeichen ({script}) von {what}',
  '{name} has {count} pages without text, and one conversion has time to recognise only about {limit}. Please split it and convert the parts.':
    '{name} hat {count} Seiten ohne Text, und eine Konvertierung hat nur Zeit, etwa {limit} zu erkennen. Bitte teilen Sie die Datei auf und konvertieren Sie die Teile.',
  'No text was found in {name}, not even by text recognition':
    'In {name} wurde kein Text gefunden, auch nicht durch Texterkennung',
  '{name} cannot be read as an Office document: {reason}':
    '{name} lässt sich nicht als Office-Dokument lesen: {reason}',
  '{name} cannot be converted: this site does not support this kind of Office file':
    '{name} kann nicht umgewandelt werden: Diese Website öffnet diese Art von Office-Datei nicht',
  'Office files are not converted on this site': 'Office-Dateien werden auf dieser Website nicht umgewandelt',
  'Nothing was redacted: {reason}': 'Nichts wurde geschwärzt: {reason}',
  'The items match more than {limit} places. Please make them more specific.':
    'Die Einträge treffen auf mehr als {limit} Stellen zu. Bitte fassen Sie sie genauer.',
  'The redaction could not be verified, so no file is returned. Check "{gate}" failed on page {page}.':
    'Die Schwärzung konnte nicht bestätigt werden, deshalb gibt es keine Datei. Die Prüfung „{gate}“ ist auf Seite {page} fehlgeschlagen.',
  '{what} is not set up on this site': '{what} ist auf dieser Website nicht eingerichtet',
  "The AI provider rejected this site's credentials. Please contact the administrator.":
    'Der KI-Anbieter hat diese Website nicht akzeptiert. Bitte informieren Sie den Betreiber.',
  'The AI provider rejected the request: {reason}. Please contact the administrator.':
    'Der KI-Anbieter hat die Anfrage abgelehnt: {reason}. Bitte informieren Sie den Betreiber dieser Website.',
  'This installation has no credit left with its AI provider.':
    'Diese Installation hat bei ihrem KI-Anbieter kein Guthaben mehr.',
  'The AI provider cannot be reached. Please try again in a few minutes.':
    'Der KI-Anbieter ist nicht erreichbar. Bitte versuchen Sie es in ein paar Minuten erneut.',
  'The AI provider is overloaded. Please try again in a few minutes.':
    'Der KI-Anbieter ist überlastet. Bitte versuchen Sie es in ein paar Minuten erneut.',
  'The AI provider did not answer within {seconds} seconds. Please try again.':
    'Der KI-Anbieter hat nicht innerhalb von {seconds} Sekunden geantwortet. Bitte versuchen Sie es erneut.',
  'The answer of the AI provider was cut off. Please try again.':
    'Die Antwort des KI-Anbieters wurde abgeschnitten. Bitte versuchen Sie es erneut.',
  'The AI model returned an unusable answer twice: {problem}':
    'Das KI-Modell hat zweimal eine unbrauchbare Antwort gegeben: {problem}',
  'The AI model declined to work on this document.': 'Das KI-Modell hat es abgelehnt, dieses Dokument zu bearbeiten.',
  '{name} is too long for the AI model: it has about {tokens} tokens, and the limit for one request is {limit}':
    '{name} ist zu lang für das KI-Modell: etwa {tokens} Token, erlaubt sind {limit} pro Anfrage',
  '{name} is already in {language}. Please choose another language.':
    '{name} ist bereits in dieser Sprache: {language}. Bitte wählen Sie eine andere.',
  'Translating into {language} is not set up on this site':
    'Übersetzen ins {language} ist auf dieser Website nicht eingerichtet',
  'There is too little in {name} that questions can ask for without AI: names, dates and numbers in whole sentences':
    'In {name} steht zu wenig, wonach sich ohne KI fragen lässt: Namen, Daten und Zahlen in ganzen Sätzen',
  '{name} has too little text for {what}': '{name} hat zu wenig Text für {what}',
  'The result would be larger than {limit} MB': 'Das Ergebnis wäre größer als {limit} MB',
  'Conversion not found': 'Konvertierung nicht gefunden',
  'The file is still being processed. Please try again in a few moments.':
    'Die Datei wird noch verarbeitet. Bitte versuchen Sie es gleich noch einmal.',
  'The conversion failed: {reason}': 'Die Konvertierung ist fehlgeschlagen: {reason}',
  'The conversion was cancelled': 'Die Konvertierung wurde abgebrochen',
  'The conversion is still running; cancel it first': 'Die Konvertierung läuft noch; brechen Sie sie zuerst ab',
  'Only a completed conversion can be renamed': 'Nur eine abgeschlossene Konvertierung kann umbenannt werden',
  'This conversion did not produce a file': 'Diese Konvertierung hat keine Datei erzeugt',
  'The file of this conversion has already been deleted': 'Die Datei dieser Konvertierung ist bereits gelöscht',
  'This conversion cannot be retried: {reason}': 'Diese Konvertierung kann nicht wiederholt werden: {reason}',
  'The conversion has already ended': 'Die Konvertierung ist bereits beendet',
  'The file could not be processed: the conversion was interrupted {attempts} times':
    'Die Datei konnte nicht verarbeitet werden: Die Konvertierung wurde {attempts} Mal unterbrochen',
  'The file could not be processed: the conversion stopped unexpectedly':
    'Die Datei konnte nicht verarbeitet werden: Die Konvertierung wurde unerwartet beendet',
  'The file took longer than {seconds} seconds to process':
    'Die Verarbeitung der Datei dauerte länger als {seconds} Sekunden',
  'The file needs more than the {limit} MB of memory that one conversion may use':
    'Die Datei braucht mehr als die {limit} MB Speicher, die eine Konvertierung nutzen darf',
  'No worker finished the conversion within {minutes} minutes':
    'Die Konvertierung wurde nicht innerhalb von {minutes} Minuten fertig',
  'The passwords for this conversion can no longer be read. Please send the files again.':
    'Die Passwörter für diese Konvertierung sind nicht mehr lesbar. Bitte senden Sie die Dateien noch einmal.',
  'Too many conversions are waiting on this installation. Please try again in {seconds} seconds.':
    'Auf dieser Installation warten zu viele Konvertierungen. Bitte versuchen Sie es in {seconds} Sekunden erneut.',
  '{limit} of your conversions have not finished yet. Please try again in {seconds} seconds.':
    '{limit} Ihrer Konvertierungen sind noch nicht fertig. Bitte versuchen Sie es in {seconds} Sekunden erneut.',
  '{limit} conversions from your network have not finished yet. Please try again in {seconds} seconds.':
    '{limit} Konvertierungen aus Ihrem Netzwerk sind noch nicht fertig. Bitte versuchen Sie es in {seconds} Sekunden erneut.',
  'You have used up your processing time for now. Please try again in {seconds} seconds.':
    'Ihre Konvertierungen haben die erlaubte Rechenzeit aufgebraucht. Bitte versuchen Sie es in {seconds} Sekunden erneut.',
  'There is no thumbnail for this file': 'Für diese Datei gibt es keine Miniaturansicht',
  'There is no receipt for this file': 'Für diese Datei gibt es keinen Beleg',
  'There is no proof for this file: it was renamed before names were encrypted, or this installation does not sign its log':
    'Für diese Datei gibt es keinen Beleg: Sie wurde umbenannt, bevor Namen verschlüsselt wurden, oder diese Installation signiert ihr Protokoll nicht',
  'Other replays are running. Please try again in a moment.':
    'Es laufen andere Wiedergaben. Bitte versuchen Sie es gleich noch einmal.',
  'This replay takes longer than {seconds} seconds; `npm run replay` on the server has no time limit':
    'Diese Wiedergabe dauert länger als {seconds} Sekunden; `npm run replay` auf dem Server hat keine Zeitgrenze',
  'Other exports of the log are running. Please try again when one has finished.':
    'Es laufen andere Exporte des Protokolls. Bitte versuchen Sie es erneut, wenn einer fertig ist.',
  'Invalid share link': 'Ungültiger Freigabelink',
  'This file is protected by a password': 'Diese Datei ist durch ein Passwort geschützt',
  'The password is not correct. Attempts left: {left}': 'Das Passwort ist nicht richtig. Verbleibende Versuche: {left}',
  'Too many wrong passwords. Please try again in {minutes} minutes.':
    'Zu viele falsche Passwörter. Bitte versuchen Sie es in {minutes} Minuten erneut.',
  'Many passwords are being checked at the moment. Please try again in {seconds} seconds.':
    'Gerade werden viele Passwörter geprüft. Bitte versuchen Sie es in {seconds} Sekunden erneut.',
  'Too many changes in a short time. Please try again in {minutes} minutes.':
    'Zu viele Änderungen in kurzer Zeit. Bitte versuchen Sie es in {minutes} Minuten erneut.',
  'Too many attempts with invalid share links. Please try again in {minutes} minutes.':
    'Zu viele Freigabelinks, die es nicht gibt. Bitte versuchen Sie es in {minutes} Minuten erneut.',
  'The download limit of this link has been reached': 'Das Download-Limit dieses Links ist erreicht',
  'A link can only end after now, and not later than this server keeps files for its owner':
    'Ein Link kann nur nach dem jetzigen Zeitpunkt enden und nicht später, als dieser Server Dateien für seinen Besitzer aufbewahrt',
  'Previews are turned off because this link has a download limit':
    'Die Zahl der Downloads dieses Links ist begrenzt, deshalb wird die Datei nicht für Vorschauen gesendet',
  'Share link not found or expired': 'Freigabelink nicht gefunden oder abgelaufen',
  'The requested range is outside the file ({size} bytes)':
    'Die Datei hat {size} Byte; der angeforderte Bereich liegt außerhalb',
  'The disk of this installation is full. Nothing was stored.':
    'Der Speicherplatz dieser Installation ist voll. Es wurde nichts gespeichert.',
  'There is no room for these files: you are using {used} of {limit} MB. Please delete documents you no longer need, or wait until their links end.':
    'Für diese Dateien ist kein Platz: Sie belegen {used} von {limit} MB. Bitte löschen Sie Dokumente, die Sie nicht mehr brauchen, oder warten Sie, bis deren Links enden.',
  'There is no room for these files: this installation is using {used} of {limit} MB. Please delete documents you no longer need, or ask the administrator for more space.':
    'Für diese Dateien ist kein Platz: {used} von {limit} MB dieser Installation sind belegt. Bitte löschen Sie Dokumente, die Sie nicht mehr brauchen, oder bitten Sie den Administrator um mehr Platz.',
  'The {service} service is not responding. Please try again in a moment.':
    'Der Dienst {service} antwortet nicht. Bitte versuchen Sie es gleich noch einmal.',
  'The server is restarting. Please try again in a moment.':
    'Der Server startet neu. Bitte versuchen Sie es gleich noch einmal.',
};
