import { translated } from '../text/t.js';
import type { Text } from '../../contracts/texts/text-catalogue.js';

const words: Readonly<Record<string, Text>> = {
  completed: 'Completed',
  processing: 'File Not Ready',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

/** The display text of a status; an unknown one is shown as it is. Requirement. */
export const statusWord = (status: string): string => translated(words[status] ?? status);
