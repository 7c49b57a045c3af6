/**
 * Texts and numbers that docs/requirements.md fixes, word by word and number by number, typed out by hand. The machines
 * and the pages are checked against this table; it imports nothing that it checks.
 */

/** A text that a page shows in a state; `n` and names as the checks have them. */
export const texts = [
  { requirement: 'R-2.1', page: 'home, nothing selected', text: 'Upload Your Files' },
  { requirement: 'R-2.1', page: 'home, nothing selected', text: 'Drag and drop your files or click to browse' },
  { requirement: 'R-2.1', page: 'home, nothing selected', text: 'Choose File(s)' },
  { requirement: 'R-2.1', page: 'home, three PDFs', text: '3 File(s) Selected' },
  { requirement: 'R-2.1', page: 'home, three PDFs', text: 'Start Over' },
  { requirement: 'R-2.1', page: 'home, three PDFs', text: 'Selected Files (3)' },
  { requirement: 'R-2.1', page: 'home, three PDFs', text: 'Clear All' },
  { requirement: 'R-2.1', page: 'home, uploading, progress unknown', text: 'Processing...' },
  { requirement: 'R-2.1', page: 'home, uploading, progress unknown', text: 'Processing Files' },
  { requirement: 'R-2.1', page: 'home, one of two files uploaded, and half of the other', text: '50%' },
  { requirement: 'R-2.1', page: 'home, with a running conversion listed', text: 'Recent Conversions' },
  { requirement: 'R-7.2', page: 'home, with a running conversion listed', text: 'Processing...' },
  { requirement: 'R-6.2', page: 'share link, invalid', text: 'Invalid share link' },
  { requirement: 'R-6.2', page: 'share link, missing', text: 'Share link not found or expired' },
  { requirement: 'R-6.2', page: 'share link, missing', text: 'Go Home' },
  { requirement: 'R-6.4', page: 'share link, processing', text: 'File Not Ready' },
  {
    requirement: 'R-6.4',
    page: 'share link, processing',
    text: 'The file is still being processed. Please try again in a few moments.',
  },
  { requirement: 'R-6.4', page: 'share link, completed', text: 'Download report.pdf' },
  { requirement: 'R-6.4', page: 'share link, completed', text: 'Copy Link' },
  { requirement: 'R-6.4', page: 'share link, completed', text: 'This link will expire in 27 days' },
  { requirement: 'R-1.2', page: 'unknown path', text: '404 Page Not Found' },
  { requirement: 'R-1.2', page: 'unknown path', text: 'Did you forget to add the page to the router?' },
  { requirement: 'R-3.1', page: 'home, a PDF and an image', text: 'Requires exactly 1 PDF file' },
  { requirement: 'R-3.1', page: 'home, one PDF', text: 'Requires 2 or more PDF files' },
  { requirement: 'R-3.1', page: 'home, watermark without text', text: 'Please enter watermark text' },
  {
    requirement: 'R-3.1',
    page: 'home, two images',
    text: 'Requires exactly 1 file (PDF, image, or text)',
  },
  { requirement: 'R-3.1', page: 'home, two images', text: 'Accepts 1 or more files (combines into one PDF)' },
] as const;

/** A notice that a situation raises. */
export const notices = [
  {
    requirement: 'R-17.1',
    situation: 'upload refused with an error field',
    title: 'Upload Failed',
    text: 'from error',
    tone: 'destructive',
  },
  {
    requirement: 'R-17.1',
    situation: 'upload refused with a message field',
    title: 'Upload Failed',
    text: 'from message',
    tone: 'destructive',
  },
  {
    requirement: 'R-17.1',
    situation: 'upload refused with plain text',
    title: 'Upload Failed',
    text: 'plain words',
    tone: 'destructive',
  },
  {
    requirement: 'R-17.1',
    situation: 'upload refused without a word, status 502',
    title: 'Upload Failed',
    text: 'Server error (502)',
    tone: 'destructive',
  },
  {
    requirement: 'R-17.1',
    situation: 'upload broken off',
    title: 'Upload Failed',
    text: 'Upload failed',
    tone: 'destructive',
  },
  {
    requirement: 'R-17.2',
    situation: 'result link copied',
    title: 'Link copied',
    text: 'Share link copied to clipboard',
    tone: 'plain',
  },
  {
    requirement: 'R-17.2',
    situation: 'result link not copied',
    title: 'Copy Failed',
    text: 'Could not copy to clipboard',
    tone: 'destructive',
  },
  {
    requirement: 'R-17.2',
    situation: 'link in the list copied',
    title: 'Link copied',
    text: 'Share link copied to clipboard',
    tone: 'plain',
  },
  {
    requirement: 'R-17.2',
    situation: 'download begun',
    title: 'Download started',
    text: 'Downloading report.pdf',
    tone: 'plain',
  },
] as const;

/** A number, a name or a sentence that can be seen from outside. */
export const values = [
  {
    requirement: 'R-2.5',
    what: 'message for a type that is not accepted',
    value:
      'Invalid file type. Only PDF, PNG, JPEG, GIF, WebP, TIFF, AVIF, HEIC, JPEG XL, SVG, text, Word, Excel, PowerPoint, OpenDocument, RTF, CSV, Markdown, HTML, XML, EML, MSG, EPUB, iWork files are allowed.',
  },
  {
    requirement: 'R-2.5',
    what: 'message for a PDF of 30 MB',
    value: 'File size 30MB exceeds maximum allowed size of 25MB for PDF files.',
  },
  {
    requirement: 'R-2.5',
    what: 'message for a PNG of 15.5 MB',
    value: 'File size 15.5MB exceeds maximum allowed size of 15MB for PNG files.',
  },
  {
    requirement: 'R-2.5',
    what: 'message for a JPEG of 16 MB',
    value: 'File size 16MB exceeds maximum allowed size of 15MB for JPEG files.',
  },
  { requirement: 'R-2.1', what: 'upload bar while progress is unknown, of 100', value: 50 },
  { requirement: 'R-2.1', what: 'names in the summary of three files', value: 2 },
  { requirement: 'R-18.4', what: 'characters of a long name in the summary', value: 20 },
  { requirement: 'R-18.4', what: 'characters of a long name elsewhere', value: 30 },
  { requirement: 'R-18.4', what: 'characters of a long name in the list of selected files', value: 40 },
  { requirement: 'R-3.5', what: 'kind of summary that is sent', value: 'cliff-notes' },
  { requirement: 'R-18.1', what: 'conversions in the list of a guest', value: 20 },
  { requirement: 'R-5.1', what: 'success box hides after, ms', value: 5000 },
  { requirement: 'R-4.3', what: 'progress resets after, ms', value: 500 },
  { requirement: 'R-15.4', what: 'auth is checked again after, ms', value: 500 },
  { requirement: 'R-18.5', what: 'a notice is shown for, ms', value: 5000 },
  { requirement: 'R-18.5', what: 'a dismissed notice is removed after, ms', value: 1_000_000 },
  { requirement: 'R-3.5', what: 'default watermark opacity', value: 0.5 },
  { requirement: 'R-3.5', what: 'default watermark position', value: 'center' },
  { requirement: 'R-3.6', what: 'opacity slider from, to, step', value: [0, 100, 5] },
  { requirement: 'R-3.3', what: 'tool for one PDF', value: 'pdf-compress' },
  { requirement: 'R-3.3', what: 'tool for two PDFs', value: 'pdf-merge' },
  { requirement: 'R-3.3', what: 'tool for a text', value: 'to-pdf' },
  { requirement: 'R-3.1', what: 'why a PDF and an image cannot be merged', value: 'Requires PDF files only' },
  { requirement: 'R-3.2', what: 'split, sign and redact among the tools shown', value: [] },
  {
    requirement: 'R-22.4',
    what: 'what is made of each of several files of any kind',
    value: ['Each to its own PDF', 'Export to Word', 'Export to PowerPoint'],
  },
  { requirement: 'R-3.9', what: 'operation that share is sent as', value: 'pdf-compress' },
] as const;
