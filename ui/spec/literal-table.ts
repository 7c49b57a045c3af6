/**
 * What the specification says, word by word and number by number, typed out from it and from nothing else.
 * The machines and the pages are checked against this table; it imports none of what it checks.
 */

/** A text that a page shows in a state; `n` and names as the checks have them. */
export const texts = [
  { section: '2 Home', page: 'home, nothing selected', text: 'Upload Your Files' },
  { section: '2 Home', page: 'home, nothing selected', text: 'Drag and drop your files or click to browse' },
  { section: '2 Home', page: 'home, nothing selected', text: 'Choose File(s)' },
  { section: '2 Home', page: 'home, three PDFs', text: '3 File(s) Selected' },
  { section: '2 Home', page: 'home, three PDFs', text: 'Start Over' },
  { section: '2 Home', page: 'home, three PDFs', text: 'Selected Files (3)' },
  { section: '2 Home', page: 'home, three PDFs', text: 'Clear All' },
  { section: '2 Home', page: 'home, uploading, progress unknown', text: 'Processing...' },
  { section: '2 Home', page: 'home, uploading, progress unknown', text: 'Processing Files' },
  { section: '2 Home', page: 'home, half uploaded', text: '50%' },
  { section: '2 Home', page: 'home, with a running conversion listed', text: 'Recent Conversions' },
  { section: '2 Recent Conversions rows', page: 'home, with a running conversion listed', text: 'Processing...' },
  { section: '2 Share page', page: 'share link, invalid', text: 'Invalid share link' },
  { section: '2 Share page', page: 'share link, missing', text: 'Share link not found or expired' },
  { section: '2 Share page', page: 'share link, missing', text: 'Go Home' },
  { section: '2 Share preview', page: 'share link, processing', text: 'File Not Ready' },
  {
    section: '2 Share preview',
    page: 'share link, processing',
    text: 'The file is still being processed. Please try again in a few moments.',
  },
  { section: '2 Share preview', page: 'share link, completed', text: 'Completed' },
  { section: '2 Share preview', page: 'share link, completed', text: 'Download report.pdf' },
  { section: '2 Share preview', page: 'share link, completed', text: 'Copy Link' },
  { section: '2 Share preview', page: 'share link, completed', text: 'This link will expire in 27 days' },
  { section: '2 Route table', page: 'unknown path', text: '404 Page Not Found' },
  { section: '2 Route table', page: 'unknown path', text: 'Did you forget to add the page to the router?' },
  { section: '5 Tool availability', page: 'home, a PDF and an image', text: 'Requires PDF files only' },
  { section: '5 Tool availability', page: 'home, a PDF and an image', text: 'Requires exactly 1 PDF file' },
  { section: '5 Tool availability', page: 'home, one PDF', text: 'Requires 2 or more PDF files' },
  { section: '5 Tool availability', page: 'home, watermark without text', text: 'Please enter watermark text' },
  {
    section: '5 Tool availability',
    page: 'home, two images',
    text: 'Requires exactly 1 file (PDF, image, or text)',
  },
] as const;

/** A notice that a situation raises. */
export const notices = [
  {
    section: '8 Upload',
    situation: 'upload refused with an error field',
    title: 'Upload Failed',
    text: 'from error',
    tone: 'destructive',
  },
  {
    section: '8 Upload',
    situation: 'upload refused with a message field',
    title: 'Upload Failed',
    text: 'from message',
    tone: 'destructive',
  },
  {
    section: '8 Upload',
    situation: 'upload refused with plain text',
    title: 'Upload Failed',
    text: 'plain words',
    tone: 'destructive',
  },
  {
    section: '8 Upload',
    situation: 'upload refused without a word, status 502',
    title: 'Upload Failed',
    text: 'Server error (502)',
    tone: 'destructive',
  },
  {
    section: '8 Upload',
    situation: 'upload broken off',
    title: 'Upload Failed',
    text: 'Upload failed',
    tone: 'destructive',
  },
  { section: '8 Copy', situation: 'result link copied', title: 'Copied!', text: '', tone: 'plain' },
  {
    section: '8 Copy',
    situation: 'result link not copied',
    title: 'Copy Failed',
    text: 'Could not copy to clipboard',
    tone: 'destructive',
  },
  {
    section: '8 Copy',
    situation: 'link in the list copied',
    title: 'Link copied',
    text: 'Share link copied to clipboard',
    tone: 'plain',
  },
  {
    section: '8 Copy',
    situation: 'download begun',
    title: 'Download started',
    text: 'Downloading report.pdf',
    tone: 'plain',
  },
] as const;

/** A number, a name or a sentence that can be seen from outside. */
export const values = [
  {
    section: '5 File type and size',
    what: 'message for a type that is not accepted',
    value:
      'Invalid file type. Only PDF, PNG, JPEG, text, Word, Excel, PowerPoint, OpenDocument, RTF, CSV, HTML files are allowed.',
  },
  {
    section: '5 File type and size',
    what: 'message for a PDF of 30 MB',
    value: 'File size 30MB exceeds maximum allowed size of 25MB for PDF files.',
  },
  {
    section: '5 File type and size',
    what: 'message for a PNG of 15.5 MB',
    value: 'File size 15.5MB exceeds maximum allowed size of 15MB for PNG files.',
  },
  {
    section: '5 File type and size',
    what: 'message for a JPEG of 16 MB',
    value: 'File size 16MB exceeds maximum allowed size of 15MB for JPEG files.',
  },
  { section: '2 Home', what: 'upload bar while progress is unknown, of 100', value: 50 },
  { section: '2 Home', what: 'names in the summary of three files', value: 2 },
  { section: '9', what: 'characters of a long name in the summary', value: 20 },
  { section: '9', what: 'characters of a long name elsewhere', value: 30 },
  { section: '9', what: 'conversions in the list of a guest', value: 20 },
  { section: '9', what: 'success box hides after, ms', value: 5000 },
  { section: '9', what: 'progress resets after, ms', value: 500 },
  { section: '9', what: 'auth is checked again after, ms', value: 500 },
  { section: '9', what: 'a notice is shown for, ms', value: 5000 },
  { section: '9', what: 'a dismissed notice is removed after, ms', value: 1_000_000 },
  { section: '4', what: 'default watermark opacity', value: 0.5 },
  { section: '4', what: 'default watermark position', value: 'center' },
  { section: '5', what: 'opacity slider from, to, step', value: [0, 100, 5] },
  { section: '4', what: 'tool for one PDF', value: 'pdf-compress' },
  { section: '4', what: 'tool for two PDFs', value: 'pdf-merge' },
  { section: '4', what: 'tool for a text', value: 'to-pdf' },
  { section: '5', what: 'split, sign and redact among the tools shown', value: [] },
  { section: '7', what: 'operation that share is sent as', value: 'pdf-compress' },
] as const;
