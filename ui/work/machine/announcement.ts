import type { WorkContext } from './work-context.js';
import { translated } from '../../text/t.js';
import type { Text } from '../../../contracts/texts/text-catalogue.js';

const phases: Readonly<Record<string, Text>> = {
  uploading: 'Uploading',
  'converting.running': 'Converting',
  'converting.cancelling': 'Cancelling',
  completed: 'Your file is ready',
  failed: 'The conversion failed',
};

/** Announcements for screen readers: the phases of the work, not every percent of progress. */
export const announcementOf = (state: string, { announcement }: WorkContext): string =>
  translated(phases[state] ?? announcement);
