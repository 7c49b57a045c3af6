import { statusWord } from './status-word.js';

const looks: Readonly<Record<string, string>> = {
  completed: 'bg-brand-soft text-brand-text',
  failed: 'bg-danger-soft text-danger',
};

export const StatusBadge = ({ status }: { readonly status: string }) => (
  <span className={`inline-block rounded-full px-3 py-1 text-[0.8125rem] font-medium ${looks[status] ?? 'bg-sunken'}`}>
    {statusWord(status)}
  </span>
);
