/**
 * Texts that docs/requirements.md fixes of a member's history and of the dialogs over it, typed out by hand; see
 * literal-table.ts.
 */

export const historyTexts = [
  { requirement: 'R-2.1', page: 'history, a row of each kind', text: 'Recent Conversions' },
  { requirement: 'R-7.2', page: 'history, a row of each kind', text: 'Processing...' },
  { requirement: 'R-7.2', page: 'history, a row of each kind', text: 'Retry' },
  { requirement: 'R-4.2', page: 'history, a row of each kind', text: 'archived' },
  {
    requirement: 'R-7.5',
    page: 'history, a row about to be deleted',
    text: 'Are you sure you want to delete this conversion? This action cannot be undone.',
  },
  { requirement: 'R-6.4', page: 'share preview, processing', text: 'File Not Ready' },
  {
    requirement: 'R-6.4',
    page: 'share preview, processing',
    text: 'The file is still being processed. Please try again in a few moments.',
  },
  { requirement: 'R-6.4', page: 'share preview, processing', text: 'Close' },
  { requirement: 'R-6.4', page: 'share preview, completed', text: 'Completed' },
  { requirement: 'R-6.4', page: 'share preview, completed', text: 'Expires in27 days' },
  { requirement: 'R-6.4', page: 'share preview, completed', text: 'Open in New Tab' },
  { requirement: 'R-6.4', page: 'share preview, completed', text: 'Download report.pdf' },
  { requirement: 'R-6.4', page: 'share preview, completed', text: 'Copy Link' },
  { requirement: 'R-6.4', page: 'share preview, completed', text: 'This link will expire in 27 days' },
  { requirement: 'R-2.1', page: 'continue processing', text: 'Continue Processing' },
] as const;

const signedOut = {
  title: 'Session Expired',
  text: 'Please refresh the page and sign in again',
  tone: 'destructive',
} as const;

export const historyNotices = [
  { requirement: 'R-7.5', situation: 'conversion deleted', title: 'Conversion deleted', text: '', tone: 'plain' },
  {
    requirement: 'R-7.5',
    situation: 'conversion not deleted',
    title: 'Delete failed',
    text: '409: from the server',
    tone: 'destructive',
  },
  { requirement: 'R-7.5', situation: 'delete answered with 401', ...signedOut },
  { requirement: 'R-7.5', situation: 'delete failed for want of Authentication', ...signedOut },
  { requirement: 'R-7.5', situation: 'rename answered with 401', ...signedOut },
  { requirement: 'R-7.5', situation: 'retry answered with 401', ...signedOut },
  { requirement: 'R-7.5', situation: 'limit of downloads answered with 401', ...signedOut },
  { requirement: 'R-7.5', situation: 'early end of a link answered with 401', ...signedOut },
  { requirement: 'R-7.5', situation: 'history answered with 401', ...signedOut },
  {
    requirement: 'R-7.4',
    situation: 'conversion renamed',
    title: 'Filename updated',
    text: 'File will download as final.pdf',
    tone: 'plain',
  },
  {
    requirement: 'R-7.4',
    situation: 'conversion not renamed',
    title: 'Update failed',
    text: '409: from the server',
    tone: 'destructive',
  },
  {
    requirement: 'R-17.2',
    situation: 'link in the history copied',
    title: 'Link copied',
    text: 'Share link copied to clipboard',
    tone: 'plain',
  },
  {
    requirement: 'R-17.2',
    situation: 'download from the history begun',
    title: 'Download started',
    text: 'Downloading report_compressed.pdf',
    tone: 'plain',
  },
  {
    requirement: 'R-5.7',
    situation: 'file to continue with answered with 404',
    title: 'Error',
    text: 'Failed to download PDF: 404 Not Found',
    tone: 'destructive',
  },
  {
    requirement: 'R-5.7',
    situation: 'file to continue with is empty',
    title: 'Error',
    text: 'Downloaded file is empty',
    tone: 'destructive',
  },
] as const;

export const historyValues = [
  { requirement: 'R-7.5', what: 'page reloads after the session has expired, ms', value: 2000 },
  { requirement: 'R-4.3', what: 'history is fetched again after an end, ms', value: 500 },
  { requirement: 'R-3.5', what: 'continuing with compression begins with quality', value: 'medium' },
  { requirement: 'R-3.5', what: 'continuing with translation begins with language', value: 'es' },
] as const;
