import type { OptionSentences, ToolRemarks } from '../../help/option-sentences.js';

const textEncoding = 'Die Kodierung von Textdateien, falls die erkannte falsch ist.';

/** What each option does, in German. */
export const optionSentencesDe: OptionSentences = {
  'pdf-compress': {
    quality: 'Wie stark Bilder verkleinert werden dürfen; Text und Zeichnungen bleiben, wie sie sind.',
    targetSize:
      'Eine Größe, unter der die Datei bleiben soll, mit Einheit: so scharf, wie es hineinpasst, aber nicht schärfer als die Qualität.',
  },
  'to-pdf': {
    pageSize: 'Die Seitengröße für Bilder: so groß wie das Bild oder ein Blatt, das passend gedreht wird.',
    textEncoding,
    changes: 'Ob nachverfolgte Änderungen von Word-Dateien (.docx) wie markiert, angenommen oder abgelehnt erscheinen.',
    comments: 'Ob Kommentare von Office-Dateien zu Notizen auf den Seiten des PDFs werden oder wegfallen.',
    sheets:
      'Ob Tabellenblätter die in der Datei eingestellten Seiten behalten oder eine Seite breit werden, mit Spalten so breit wie ihre Zahlen.',
    searchable: 'Erkennt den Text in Scans und Bildern und legt ihn als unsichtbare Ebene darüber.',
  },
  'pdf-split': {
    mode: 'Wo das Dokument aufgeteilt wird: nach Ihren Bereichen, nach jeder Seite oder nach je einigen Seiten.',
    pageRanges: 'Die Teile, durch Kommas getrennt; jeder wird eine Datei.',
    every: 'Wie viele Seiten jede Datei hat; die letzte bekommt den Rest.',
    pages: 'Die Reihenfolge der Seiten vor dem Aufteilen; leer lassen, um die des Dokuments zu behalten.',
  },
  'pdf-organise': { pages: 'Die Seiten in ihrer neuen Reihenfolge; weggelassene fehlen im Ergebnis.' },
  'pdf-rotate': {
    angle: 'Um wie viel jede Seite zusätzlich zu ihrer jetzigen Drehung gedreht wird.',
    pageRanges: 'Die Seiten, die gedreht werden; leer lassen für alle.',
  },
  'pdf-crop': {
    cropBy: 'Ob Sie angeben, was auf jeder Seite abgeschnitten wird, oder was bleibt.',
    marginUnit: 'Die Einheit der Ränder; Prozent heißt: der Breite oder Höhe der Seite.',
    marginTop: 'Wie viel oben abgeschnitten wird.',
    marginRight: 'Wie viel rechts abgeschnitten wird.',
    marginBottom: 'Wie viel unten abgeschnitten wird.',
    marginLeft: 'Wie viel links abgeschnitten wird.',
    boxX: 'Der Abstand des Ausschnitts vom linken Rand, in Punkt.',
    boxY: 'Der Abstand des Ausschnitts vom oberen Rand, in Punkt.',
    boxWidth: 'Die Breite des Ausschnitts, in Punkt; leer lassen, damit er bis zum rechten Rand reicht.',
    boxHeight: 'Die Höhe des Ausschnitts, in Punkt; leer lassen, damit er bis zum unteren Rand reicht.',
    pageRanges: 'Die Seiten, die zugeschnitten werden; leer lassen für alle.',
  },
  'pdf-page-numbers': {
    numberPosition: 'Wo die Zahl auf der Seite steht.',
    numberFormat: 'Nur die Zahl, oder die Zahl zusammen mit der letzten.',
    firstNumber: 'Die Zahl der ersten nummerierten Seite.',
    pageRanges: 'Die Seiten, die nummeriert werden; sind welche angegeben, gelten „Von Seite“ und „Bis Seite“ nicht.',
    fromPage: 'Die erste Seite, die nummeriert wird.',
    toPage: 'Die letzte Seite, die nummeriert wird; leer lassen für das Ende des Dokuments.',
    fontSize: 'Die Schriftgröße der Zahlen.',
    margin: 'Der Abstand der Zahlen vom Seitenrand.',
  },
  'pdf-to-images': {
    format: 'PNG hat klare Kanten; JPEG ist kleiner, wenn Seiten voller Fotos sind.',
    width: 'Die Breite jedes Bildes; ohne Angabe ist eine A4-Seite so scharf wie ein guter Büroscan.',
    pageRanges: 'Die Seiten, die Bilder werden; leer lassen für alle.',
  },
  'pdf-watermark': {
    watermarkText: 'Der Text auf den Seiten; ein langer wird umbrochen und kleiner gesetzt.',
    watermarkOpacity: 'Wie deutlich er ist, von unsichtbar bis deckend.',
    watermarkPosition: 'Wo er steht; in der Mitte verläuft er diagonal.',
    pageRanges: 'Die Seiten, die ihn bekommen; leer lassen für alle.',
  },
  'pdf-image-watermark': {
    watermarkOpacity: 'Wie deutlich das Bild ist, von unsichtbar bis deckend.',
    watermarkPosition: 'Wo das Bild steht.',
    watermarkScale: 'Welchen Teil der Seitenbreite das Bild einnimmt.',
    watermarkTiled: 'Wiederholt das Bild über die ganze Seite; seine Position gilt dann nicht.',
    pageRanges: 'Die Seiten, die es bekommen; leer lassen für alle.',
  },
  'pdf-sign': {
    signerName: 'Wer unterschreibt; der Name steht im Signaturfeld und in der Signatur.',
    signerTitle: 'Was die Person ist, die unterschreibt, etwa Geschäftsführerin.',
    signerEmail: 'Die E-Mail-Adresse der Person, die unterschreibt.',
    signatureText: 'Der Text, der als Unterschrift erscheint.',
    signaturePosition: 'Wo das Signaturfeld auf der Seite steht.',
    signaturePage: 'Die Seite, auf der es steht.',
    signatureReason: 'Warum das Dokument unterschrieben wird.',
    signatureLocation: 'Wo es unterschrieben wird.',
    signatureContact: 'Wie die Person zu erreichen ist, wenn nicht per E-Mail.',
    certification:
      'Zertifiziert das Dokument mit seiner ersten Signatur und legt fest, welche Änderungen danach erlaubt sind.',
  },
  'pdf-redact': {
    redactionItems: 'Die Texte, Muster und Bereiche, die entfernt werden; auf dem Bildschirm das, was Sie markieren.',
    redactionColor: 'Die Farbe der Kästen.',
    redactionPattern: 'Womit die Kästen gefüllt sind.',
    ignoreCase: 'Muster treffen Groß- und Kleinbuchstaben gleich; bei Texten ist das immer so.',
    preserveFormatting: 'Hält jeden Kasten genau so breit wie den Text, den er verdeckt.',
  },
  'pdf-sanitise': {
    removeScripts: 'Entfernt alles JavaScript, und Formulare, die welches enthalten.',
    removeActions: 'Entfernt alles, was anderes öffnet, ein Formular sendet oder Medien abspielt.',
    removeFiles: 'Entfernt Anhänge und Medien.',
    removeLinks: 'Entfernt Webadressen; der Text bleibt, ist aber kein Link mehr.',
    removeMetadata: 'Entfernt, wer die Datei wann und mit welchem Programm erstellt hat.',
  },
  'pdf-protect': {
    userPassword: 'Ohne es lässt sich die Datei nicht öffnen.',
    ownerPassword: 'Öffnet die Datei ohne Einschränkungen; bleibt es leer, kann nichts die Einschränkungen aufheben.',
    allowPrinting: 'Lässt Leser drucken; ob es sich daran hält, entscheidet jedes Programm selbst.',
    allowCopying: 'Lässt Leser Text und Bilder kopieren; ob es sich daran hält, entscheidet jedes Programm selbst.',
    allowChanges: 'Lässt Leser die Datei ändern; ob es sich daran hält, entscheidet jedes Programm selbst.',
  },
  'pdf-inspect': { text: 'Die Seiten, deren Wörter mit ihrer Lage aufgelistet werden; nur in API-Aufrufen.' },
  translate: {
    targetLanguage: 'Die Sprache des Ergebnisses.',
    sourceLanguage: 'Die Sprache des Dokuments, falls die erkannte falsch ist.',
    textEncoding,
    layout: 'Setzt den Text auf neue Seiten oder dorthin, wo er im Original stand.',
  },
  'generate-quiz': {
    numQuestions: 'Wie viele Fragen Sie möchten; es können weniger werden.',
    instructions: 'Wonach das KI-Modell fragen soll; ohne KI-Anbieter bleibt es wirkungslos.',
    textEncoding,
  },
  'ai-summarize': { textEncoding },
  'export-word': { textEncoding },
  'export-powerpoint': { textEncoding },
};

/** What else there is to say about a tool, in German. */
export const toolRemarksDe: ToolRemarks = {
  'pdf-merge': 'Die Reihenfolge wählen Sie in der Dateiliste oder Seite für Seite unter „Seiten anordnen“.',
  'pdf-organise': 'Auf dem Bildschirm ziehen Sie die Seiten, statt ihre Reihenfolge einzugeben.',
  'pdf-to-images': 'Für Bilder, die sofort da sein sollen, etwa Vorschaubilder, gibt es einen eigenen API-Aufruf.',
  'pdf-inspect': 'Auf dem Bildschirm ist es die Schaltfläche „Dieses PDF untersuchen“.',
  'pdf-detect-sensitive': 'Auf dem Bildschirm ist es der Reiter „Erkennen“ des Editors.',
  'pdf-sign':
    'Auf dem Bildschirm zeichnen, tippen oder laden Sie die Unterschrift im Editor; Grund, Ort, Kontakt und Zertifizierung stehen unter „Mehr zur Unterschrift“, die übrigen Optionen sind für API-Aufrufe.',
  'pdf-redact':
    'Auf dem Bildschirm markieren Sie im Editor, was weg soll: von Hand, nach Wort oder nach Muster; in einem API-Aufruf senden Sie eine Liste von Einträgen.',
  'export-word': 'Es hat eine eigene Seite, „Exportieren“.',
  'export-powerpoint': 'Es hat eine eigene Seite, „Exportieren“.',
  'generate-quiz': 'Es hat eine eigene Seite, die aus mehreren Dateien ein Quiz machen kann.',
};
