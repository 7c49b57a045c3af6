/**
 * Texts that docs/requirements.md fixes of the AI tools on the home page and of their summaries, typed out by hand; see
 * literal-table.ts.
 */

export const aiTexts = [
  { requirement: 'R-4.5', page: 'home, summarizing', text: 'Upload' },
  { requirement: 'R-4.5', page: 'home, summarizing', text: 'Analyzing' },
  { requirement: 'R-4.5', page: 'home, summarizing', text: 'Generating summary' },
  { requirement: 'R-4.5', page: 'home, summarizing', text: 'Creating PDF' },
  { requirement: 'R-4.5', page: 'home, summarizing', text: 'Summarization takes 10-30 seconds' },
  { requirement: 'R-7.7', page: 'summary viewer', text: 'The lease runs for two years.' },
  { requirement: 'R-7.7', page: 'summary viewer', text: 'No text was found in scan.png' },
  { requirement: 'R-7.7', page: 'summary viewer', text: 'Copy summary' },
  { requirement: 'R-7.7', page: 'summary viewer', text: 'Download summary' },
  { requirement: 'R-7.7', page: 'summary viewer, empty', text: 'No summarization results found.' },
] as const;

export const aiNotices = [
  { requirement: 'R-17.2', situation: 'summary copied', title: 'Summary copied!', text: '', tone: 'plain' },
  {
    requirement: 'R-17.2',
    situation: 'summary not copied',
    title: 'Copy Failed',
    text: 'Could not copy to clipboard',
    tone: 'destructive',
  },
  {
    requirement: 'R-7.7',
    situation: 'summary downloaded',
    title: 'Download started!',
    text: 'Downloading lease_summary.pdf',
    tone: 'plain',
  },
  {
    requirement: 'R-7.7',
    situation: 'summary without a link',
    title: 'Download failed',
    text: 'No download link available for this summary.',
    tone: 'destructive',
  },
] as const;

export const aiValues = [
  { requirement: 'R-18.5', what: 'AI overlay step interval, ms', value: 3000 },
  { requirement: 'R-4.5', what: 'steps of the AI overlay', value: 4 },
  { requirement: 'R-3.3', what: 'tool for one image', value: 'ai-summarize' },
  { requirement: 'R-18.10', what: 'summarization type that the server takes at first', value: 'cliff-notes' },
  { requirement: 'R-11.2', what: 'target languages to choose from', value: 20 },
  { requirement: 'R-12.7', what: 'colour of high risk', value: 'danger' },
  { requirement: 'R-12.7', what: 'colour of medium risk', value: 'amber' },
  { requirement: 'R-12.7', what: 'colour of low risk', value: 'brand' },
] as const;
