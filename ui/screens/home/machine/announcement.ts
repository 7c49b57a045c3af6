import type { HomeContext } from './home.context.js';

const phases: Readonly<Record<string, string>> = {
  uploading: 'Uploading',
  'converting.running': 'Converting',
  'converting.cancelling': 'Cancelling',
  completed: 'Your file is ready',
  failed: 'The conversion failed',
};

/** What is said to those who do not see the page change: the phases of the work, not every percent of it. */
export const announcementOf = (state: string, { announcement }: HomeContext): string => phases[state] ?? announcement;
