/**
 * What the specification says of a member's history and of the dialogs over it, typed out from it and from nothing
 * else; see literal-table.ts.
 */

export const historyTexts = [
  { section: '2 Home', page: 'history, a row of each kind', text: 'Recent Conversions' },
  { section: '2 Recent Conversions rows', page: 'history, a row of each kind', text: 'Processing...' },
  { section: '2 Recent Conversions rows', page: 'history, a row of each kind', text: 'Retry' },
  { section: '4 Conversion status', page: 'history, a row of each kind', text: 'archived' },
  {
    section: '8 Delete',
    page: 'history, a row about to be deleted',
    text: 'Are you sure you want to delete this conversion? This action cannot be undone.',
  },
  { section: '2 Share preview', page: 'share preview, processing', text: 'File Not Ready' },
  {
    section: '2 Share preview',
    page: 'share preview, processing',
    text: 'The file is still being processed. Please try again in a few moments.',
  },
  { section: '2 Share preview', page: 'share preview, processing', text: 'Close' },
  { section: '2 Share preview', page: 'share preview, completed', text: 'Completed' },
  { section: '2 Share preview', page: 'share preview, completed', text: 'Expires in27 days' },
  { section: '2 Share preview', page: 'share preview, completed', text: 'Open in New Tab' },
  { section: '2 Share preview', page: 'share preview, completed', text: 'Download report.pdf' },
  { section: '2 Share preview', page: 'share preview, completed', text: 'Copy Link' },
  { section: '2 Share preview', page: 'share preview, completed', text: 'This link will expire in 27 days' },
  { section: '2 Home', page: 'continue processing', text: 'Continue Processing' },
] as const;

const signedOut = {
  title: 'Session Expired',
  text: 'Please refresh the page and sign in again',
  tone: 'destructive',
} as const;

export const historyNotices = [
  { section: '8 Delete', situation: 'conversion deleted', title: 'Conversion deleted', text: '', tone: 'plain' },
  {
    section: '8 Delete',
    situation: 'conversion not deleted',
    title: 'Delete failed',
    text: 'from the server',
    tone: 'destructive',
  },
  { section: '8 Delete', situation: 'delete answered with 401', ...signedOut },
  { section: '8 Delete', situation: 'delete failed for want of Authentication', ...signedOut },
  { section: '8 Delete', situation: 'rename answered with 401', ...signedOut },
  { section: '8 Delete', situation: 'retry answered with 401', ...signedOut },
  { section: '8 Delete', situation: 'limit of downloads answered with 401', ...signedOut },
  { section: '8 Delete', situation: 'early end of a link answered with 401', ...signedOut },
  { section: '8 Delete', situation: 'history answered with 401', ...signedOut },
  {
    section: '8 Rename',
    situation: 'conversion renamed',
    title: 'Filename updated',
    text: 'File will download as final.pdf',
    tone: 'plain',
  },
  {
    section: '8 Rename',
    situation: 'conversion not renamed',
    title: 'Update failed',
    text: 'from the server',
    tone: 'destructive',
  },
  {
    section: '8 Copy',
    situation: 'link in the history copied',
    title: 'Link copied',
    text: 'Share link copied to clipboard',
    tone: 'plain',
  },
  {
    section: '8 Copy',
    situation: 'download from the history begun',
    title: 'Download started',
    text: 'Downloading report_compressed.pdf',
    tone: 'plain',
  },
  {
    section: '8 Continue processing',
    situation: 'file to continue with answered with 404',
    title: 'Error',
    text: 'Failed to download PDF: 404 Not Found',
    tone: 'destructive',
  },
  {
    section: '8 Continue processing',
    situation: 'file to continue with is empty',
    title: 'Error',
    text: 'Downloaded file is empty',
    tone: 'destructive',
  },
] as const;

export const historyValues = [
  { section: '8 Delete', what: 'page reloads after the session has expired, ms', value: 2000 },
  { section: '4', what: 'history is fetched again after an end, ms', value: 500 },
  { section: '4', what: 'continuing with compression begins with quality', value: 'medium' },
  { section: '4', what: 'continuing with translation begins with language', value: 'es' },
] as const;
