import { FileText, ShieldAlert, ShieldCheck } from 'lucide-react';
import type { Tone } from './report-verdict.js';

const looks = {
  good: { Icon: ShieldCheck, className: 'text-brand-text' },
  bad: { Icon: ShieldAlert, className: 'text-danger' },
  plain: { Icon: FileText, className: 'text-muted' },
} as const;

export const VerdictIcon = ({ tone }: { readonly tone: Tone }) => {
  const { Icon, className } = looks[tone];
  return <Icon className={`size-[1.125rem] shrink-0 ${className}`} aria-hidden="true" />;
};
