const textEncoding = 'The encoding of text files, if the detected one is wrong.';

/** What each option of a tool does, in a sentence; by the name of its field. */
export const optionSentences = {
  'pdf-compress': {
    quality: 'How much pictures may be reduced; text and drawings keep every detail.',
    targetSize: 'A size to stay below, written with its unit: as sharp as fits into it, not sharper than the quality.',
  },
  'to-pdf': {
    pageSize: 'The page size for images: the same as the image, or a sheet turned to fit.',
    textEncoding,
    changes: 'Whether tracked changes of Word files (.docx) are shown as marked, accepted or rejected.',
    comments: 'Whether comments of Office files become notes on the pages of the PDF or are left out.',
    sheets:
      'Whether sheets keep the pages set in the file, or are one page wide, with columns as wide as their numbers.',
    searchable: 'Recognises the text in scans and pictures and adds it as an invisible layer.',
  },
  'pdf-split': {
    mode: 'Where the document is split: by your ranges, after each page, or after every few pages.',
    pageRanges: 'The parts, separated by commas; each becomes a file.',
    every: 'How many pages each file has; the last one gets the rest.',
    pages: 'The order of the pages before splitting; leave empty to keep the order of the document.',
  },
  'pdf-organise': { pages: 'The pages in their new order; pages you leave out are not in the result.' },
  'pdf-rotate': {
    angle: 'Rotation to add to each page’s current one.',
    pageRanges: 'The pages to rotate; leave empty for all.',
  },
  'pdf-crop': {
    cropBy: 'Whether you specify what to cut off on each side, or what to keep.',
    marginUnit: 'The unit for the margins; per cent means of the page’s width or height.',
    marginTop: 'How much to cut off at the top.',
    marginRight: 'How much to cut off on the right.',
    marginBottom: 'How much to cut off at the bottom.',
    marginLeft: 'How much to cut off on the left.',
    boxX: 'The distance of the box from the left edge, in points.',
    boxY: 'The distance of the box from the top edge, in points.',
    boxWidth: 'The width of the box, in points; leave empty to extend it to the right edge.',
    boxHeight: 'The height of the box, in points; leave empty to extend it to the bottom edge.',
    pageRanges: 'The pages to crop; leave empty for all.',
  },
  'pdf-page-numbers': {
    numberPosition: 'Where the number appears on the page.',
    numberFormat: 'Just the number, or the number together with the last one.',
    firstNumber: 'The number for the first numbered page.',
    pageRanges: 'The pages to number; if you enter any, “From page” and “To page” are ignored.',
    fromPage: 'The first page to number.',
    toPage: 'The last page to number; leave empty for the end of the document.',
    fontSize: 'The size of the numbers.',
    margin: 'The distance of the numbers from the edge of the page.',
  },
  'pdf-to-images': {
    format: 'PNG has clean edges; JPEG is smaller for pages full of photos.',
    width: 'The width of each image; by default, an A4 page is as sharp as a good office scan.',
    pageRanges: 'The pages to turn into images; leave empty for all.',
  },
  'pdf-watermark': {
    watermarkText: 'The text to add to the pages; a long text is wrapped and made smaller.',
    watermarkOpacity: 'How visible it is, from invisible to solid.',
    watermarkPosition: 'Where it appears; in the centre it runs along the diagonal.',
    pageRanges: 'The pages that get it; leave empty for all.',
  },
  'pdf-image-watermark': {
    watermarkOpacity: 'How visible the picture is, from invisible to solid.',
    watermarkPosition: 'Where the picture appears.',
    watermarkScale: 'How much of the page width the picture takes up.',
    watermarkTiled: 'Repeats the picture across the whole page; its position is then ignored.',
    pageRanges: 'The pages that get it; leave empty for all.',
  },
  'pdf-sign': {
    signerName: 'The name of the signer, as shown in the block and in the signature.',
    signerTitle: 'The signer’s job title, for example.',
    signerEmail: 'The signer’s e-mail address.',
    signatureText: 'The text shown as the signature.',
    signaturePosition: 'Where the block appears on the page.',
    signaturePage: 'The page it appears on.',
    signatureReason: 'Why the document is signed.',
    signatureLocation: 'Where it is signed.',
    signatureContact: 'How to reach the signer, if not by e-mail.',
    certification: 'Certifies the document with its first signature and sets which changes are allowed afterwards.',
  },
  'pdf-redact': {
    redactionItems: 'The texts, patterns and areas to remove; on screen, what you mark.',
    redactionColor: 'The colour of the boxes.',
    redactionPattern: 'How the boxes are filled.',
    ignoreCase: 'Makes patterns match upper and lower case alike; texts always do.',
    preserveFormatting: 'Keeps each box exactly as wide as the text it covers.',
  },
  'pdf-sanitise': {
    removeScripts: 'Removes all JavaScript, and forms that contain it.',
    removeActions: 'Removes everything that opens something else, sends a form or plays media.',
    removeFiles: 'Removes attachments and media.',
    removeLinks: 'Removes web addresses; the text stays but is no longer a link.',
    removeMetadata: 'Removes who made the file, when and with which program.',
  },
  'pdf-protect': {
    userPassword: 'The file cannot be opened without it.',
    ownerPassword: 'Opens the file without restrictions; if it is left empty, nothing can lift them.',
    allowPrinting: 'Lets readers print; it is up to each program to respect this.',
    allowCopying: 'Lets readers copy text and pictures; it is up to each program to respect this.',
    allowChanges: 'Lets readers change the file; it is up to each program to respect this.',
  },
  'pdf-inspect': { text: 'The pages whose words are listed with their positions; for API calls only.' },
  translate: {
    targetLanguage: 'The language of the result.',
    sourceLanguage: 'The language of the document, if the detected one is wrong.',
    textEncoding,
    layout: 'Sets the text on new pages, or puts it where it was in the original.',
  },
  'generate-quiz': {
    numQuestions: 'How many questions you want; you may get fewer.',
    instructions: 'What the AI model should ask about; it has no effect without an AI provider.',
    textEncoding,
  },
  'ai-summarize': { textEncoding },
  'export-word': { textEncoding },
  'export-powerpoint': { textEncoding },
} as const;

/** Anything else to say about a tool, such as where the screens differ from the calls. */
export const toolRemarks = {
  'pdf-merge': 'Choose the order in the list of files, or page by page under “Arrange pages”.',
  'pdf-organise': 'On screen, you drag the pages instead of typing their order.',
  'pdf-to-images': 'For images at once, such as thumbnails, there is a separate API call.',
  'pdf-inspect': 'On screen, it is the button “Inspect this PDF”.',
  'pdf-detect-sensitive': 'On screen, it is the “Detect” tab of the editor.',
  'pdf-sign':
    'On screen, you draw, type or upload the signature in the editor; reason, location, contact and certification are under “More about the signature”, and the other options are for API calls.',
  'pdf-redact':
    'On screen, you mark what to remove in the editor, by hand, by word or by pattern; in an API call, you send a list of items.',
  'export-word': 'It has its own page, “Export”.',
  'export-powerpoint': 'It has its own page, “Export”.',
  'generate-quiz': 'It has its own page, which can make one quiz from several files.',
} as const;

/** {@link optionSentences} in another language. */
export type OptionSentences = {
  readonly [Id in keyof typeof optionSentences]: Readonly<Record<keyof (typeof optionSentences)[Id], string>>;
};

/** {@link toolRemarks} in another language. */
export type ToolRemarks = Readonly<Record<keyof typeof toolRemarks, string>>;
