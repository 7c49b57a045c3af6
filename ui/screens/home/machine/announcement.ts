import type { HomeContext } from './home.context.js';

const phases: Readonly<Record<string, string>> = {
  uploading: 'Uploading',
  'converting.running': 'Converting',
  'converting.cancelling': 'Cancelling',
  completed: 'Your file is ready',
  failed: 'The conversion failed',
};

/** Announcements for screen readers: the phases of the work, not every percent of progress. */
export const announcementOf = (state: string, { announcement }: HomeContext): string => phases[state] ?? announcement;
