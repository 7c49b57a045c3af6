import type { Text } from '../../contracts/texts/text-catalogue.js';
import { translated } from '../text/t.js';

const looks: Readonly<Record<string, string>> = {
  completed: 'bg-brand-soft text-brand-text',
  failed: 'bg-danger-soft text-danger',
};

export const StatusBadge = ({ status }: { readonly status: string }) => (
  <span className={`inline-block rounded-full px-3 py-1 text-[0.8125rem] font-medium ${looks[status] ?? 'bg-sunken'}`}>
    {statusWord(status)}
  </span>
);

const words: Readonly<Record<string, Text>> = {
  completed: 'Completed',
  processing: 'File Not Ready',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

/** The display text of a status; an unknown one is shown as it is. Requirement. */
const statusWord = (status: string): string => translated(words[status] ?? status);
