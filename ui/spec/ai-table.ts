/**
 * What the specification says of the AI tools on the home page and of their summaries, typed out from it and from
 * nothing else; see literal-table.ts.
 */

export const aiTexts = [
  { section: '2 Home, 4 AI overlay', page: 'home, summarizing', text: 'Upload' },
  { section: '4 AI overlay', page: 'home, summarizing', text: 'Analyzing' },
  { section: '4 AI overlay', page: 'home, summarizing', text: 'Generating summary' },
  { section: '4 AI overlay', page: 'home, summarizing', text: 'Creating PDF' },
  { section: '4 AI overlay', page: 'home, summarizing', text: 'Summarization takes 10-30 seconds' },
  { section: '2 AI summary viewer', page: 'summary viewer', text: 'The lease runs for two years.' },
  { section: '2 AI summary viewer', page: 'summary viewer', text: 'No text was found in scan.png' },
  { section: '2 AI summary viewer', page: 'summary viewer', text: 'Copy summary' },
  { section: '2 AI summary viewer', page: 'summary viewer', text: 'Download summary' },
  { section: '2 AI summary viewer', page: 'summary viewer, empty', text: 'No summarization results found.' },
] as const;

export const aiNotices = [
  { section: '8 Copy', situation: 'summary copied', title: 'Summary copied!', text: '', tone: 'plain' },
  {
    section: '8 Copy',
    situation: 'summary not copied',
    title: 'Copy Failed',
    text: 'Could not copy to clipboard',
    tone: 'destructive',
  },
  {
    section: '8 Download',
    situation: 'summary downloaded',
    title: 'Download started!',
    text: 'Downloading lease_summary.txt',
    tone: 'plain',
  },
  {
    section: '8 Download',
    situation: 'summary without a link',
    title: 'Download failed',
    text: 'No download link available for this summary.',
    tone: 'destructive',
  },
] as const;

export const aiValues = [
  { section: '9', what: 'AI overlay step interval, ms', value: 3000 },
  { section: '4 AI overlay', what: 'steps of the AI overlay', value: 4 },
  { section: '4', what: 'tool for one image', value: 'ai-summarize' },
  { section: '4, 9', what: 'summarization type that the server takes at first', value: 'cliff-notes' },
  { section: '3', what: 'target languages to choose from', value: 20 },
  { section: '3 Sensitive-data analysis', what: 'colour of high risk', value: 'danger' },
  { section: '3 Sensitive-data analysis', what: 'colour of medium risk', value: 'amber' },
  { section: '3 Sensitive-data analysis', what: 'colour of low risk', value: 'brand' },
] as const;
