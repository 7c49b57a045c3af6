/** Refusals of a PDF, and of pages that it does not have; a part of the table in `errors.ts`. */
export const pdfRefusals = {
  'pdf.unreadable': { status: 422, text: '{name} cannot be opened as a PDF: {reason}' },
  'pdf.encrypted': { status: 422, text: '{name} is protected by a password' },
  'pdf.wrong-password': { status: 422, text: 'The password for {name} is not correct' },
  'pdf.not-permitted': {
    status: 422,
    text:
      'The owner of {name} does not allow {what}. To continue, enter the owner password ' +
      '(not the one that only opens the file), or ask the owner for a file that allows it.',
  },
  'pdf.too-many-pages': { status: 422, text: '{name} has {count} pages; the limit is {limit}' },
  'pdf.too-complex': {
    status: 422,
    text: 'This PDF is too complex: one of its pages exceeds the time or memory limit',
  },
  'form.not-filled': {
    status: 422,
    text: 'The field {field} of {name} did not take its value, so nothing was changed.',
  },
  'pdf.change-not-allowed': {
    status: 422,
    text: '{name} is signed, and its signature does not allow this change: {reason}',
  },
  'marks.not-held': {
    status: 422,
    text: 'Another program did not find the mark {mark} on page {page} of {name}, so nothing was changed.',
  },
  'pdf.signature-would-break': {
    status: 422,
    text: '{name} is already signed, and another signature would make the existing one invalid: {reason}',
  },
  'pdf.not-certifiable': {
    status: 422,
    text:
      '{name} is already signed, and only the first signature of a document can certify it. ' +
      'Sign it without certification, or certify it before anyone else signs.',
  },
  'archive.page-not-possible': {
    status: 422,
    text:
      'Page {page} of {name} cannot be part of a PDF/A as it is. Nothing was made. ' +
      'Choose that such pages are kept as pictures to get one.',
  },
  'archive.not-valid': {
    status: 422,
    text: '{name} could not be made a valid {level}: {program} still finds mistakes ({rules}). Nothing was made.',
  },
  'standard.page-changed': {
    status: 422,
    text: 'Page {page} of {name} would look or read differently as a {level}. Nothing was made.',
  },
  'flatten.nothing': { status: 422, text: 'There is nothing to flatten in {name}' },
  'marks.not-removed': {
    status: 422,
    text: 'Another program still finds marks on page {page} of {name}, or cannot read it, so nothing was changed.',
  },
  'pictures.not-removed': {
    status: 422,
    text: 'Page {page} of {name} would keep a picture or lose something else, so nothing was changed.',
  },
  'extract.nothing': { status: 422, text: 'There is nothing of that kind in {name} that could be extracted' },
  'greyscale.not-possible': {
    status: 422,
    text: 'Page {page} of {name} could not be made grey, not even as a picture, so nothing was changed.',
  },
  'linearise.not-possible': {
    status: 422,
    text: '{name} could not be put in order for the web as it is protected or built, so nothing was changed.',
  },
  'blank.all': { status: 422, text: 'All pages of {name} are blank' },
  'layers.not-there': { status: 422, text: '{name} has no layer called {layer}. Its layers are: {layers}' },
  'layers.not-safe': {
    status: 422,
    text: 'Page {page} of {name} would look different in another way than meant, so nothing was changed.',
  },
  'invoice.none': { status: 422, text: 'No electronic invoice is attached to {name}' },
  'invoice.not-xml': { status: 422, text: 'The invoice in {name} is no XML that can be read' },
  'invoice.has-dtd': {
    status: 422,
    text: 'The invoice in {name} declares a type of document, which could lead to other files, so nothing of it was read',
  },
  'invoice.too-large': {
    status: 422,
    text: 'The invoice in {name} is too large: 5 MB and 200,000 elements are the most',
  },
  'invoice.unknown': { status: 422, text: 'The XML in {name} is no invoice in UBL or CII' },
  'invoice.cii-only': {
    status: 422,
    text: 'The invoice in {name} is written in UBL; Factur-X and ZUGFeRD take CII alone, so it was not attached',
  },
  'attach.none': { status: 422, text: 'No files are attached to {name}' },
  'attach.not-there': { status: 422, text: '{file} is not attached to {name}. Attached are: {files}' },
  'attach.not-held': {
    status: 422,
    text: 'Another program did not find {file} in {name} as it was attached, so nothing was changed.',
  },
  'impose.not-safe': {
    status: 422,
    text: 'Page {page} of {name} would not look the same on a sheet, so nothing was made.',
  },
  'overlay.not-seen': {
    status: 422,
    text: 'Nothing of {other} would be seen on the pages of {name}, so nothing was changed.',
  },
  'split.no-bookmarks': { status: 422, text: '{name} has no bookmarks at which it could be split' },
  'split.text-not-found': { status: 422, text: '‘{text}’ stands on no page of {name} at which it could be split' },
  'split.no-blank-pages': { status: 422, text: '{name} has no blank pages at which it could be split' },
  'split.no-barcodes': { status: 422, text: '{name} shows no barcode at which it could be split' },
  'split.barcode-not-found': {
    status: 422,
    text: 'No barcode of {name} at which it could be split says ‘{text}’',
  },
  'split.only-separators': {
    status: 422,
    text: 'Every page of {name} shows a barcode, so none would be left. Please keep these pages.',
  },
  'split.small-enough': { status: 422, text: '{name} is not larger than that, so there is nothing to split' },
  'form.not-added': { status: 422, text: 'The field {field} could not be added to {name}, so nothing was changed.' },
  'outline.no-headings': {
    status: 422,
    text: '{name} has no headings that can be told from its text. Please list the bookmarks yourself.',
  },
  'edit.not-found': { status: 422, text: 'Page {page} of {name} does not say "{find}" at this place' },
  'edit.nothing-found': { status: 422, text: '"{find}" is not found in {name}' },
  'edit.no-picture': { status: 422, text: 'Page {page} of {name} has no picture at this place that can be changed' },
  'edit.not-safe': {
    status: 422,
    text:
      '"{find}" on page {page} of {name} cannot be changed in place: {reason}. Nothing was changed. ' +
      'You can cover it and write the new text over it instead.',
  },
  'compare.too-different': {
    status: 422,
    text: '{before} and {after} have too little in common to be compared word by word.',
  },
  'recognition.language-missing': {
    status: 422,
    text: 'scanLanguages: scans are not read in {language} on this site, only in {languages}',
  },
  'pages.invalid': { status: 422, text: 'pageRanges: "{part}" is not a page or a range such as 1-3' },
  'pages.out-of-range': {
    status: 422,
    text: 'This document has {count} pages; page {page} does not exist',
    one: 'This document has {count} page; page {page} does not exist',
  },
  'pages.not-in-file': {
    status: 422,
    text: '{name} has {count} pages; page {page} does not exist',
    one: '{name} has {count} page; page {page} does not exist',
  },
  'pages.all-blank': { status: 422, text: 'pages: at least one page has to be one of a file, not an empty one' },
  'pages.no-such-file': { status: 422, text: 'pages: there is no file {file}; the request has {count}' },
  'pages.too-many': { status: 422, text: '{count} pages were requested; the limit for one call is {limit}' },
  'pages.not-markable': {
    status: 422,
    text:
      'Page {page} of {name} is damaged in such a way that nothing drawn over it would be seen. ' +
      'Converting the pages to images and those back to a PDF can help.',
  },
  'pages.not-drawn': { status: 422, text: 'Page {page} of {name} could not be drawn' },
} as const satisfies Record<string, { status: number; text: string; one?: string }>;
