import { EyeOff, PenLine, ScanSearch } from 'lucide-react';
import { t } from '../../../text/t.js';

const cards = [
  {
    Icon: PenLine,
    title: 'E-signature',
    text: 'Draw, type or upload your signature and place it on the page. It becomes part of the page.',
  },
  {
    Icon: EyeOff,
    title: 'Redaction',
    text: 'What you mark is removed from the file, not just covered: text, pictures and hidden content.',
  },
  {
    Icon: ScanSearch,
    title: 'AI detection',
    text: 'Finds names, numbers and other personal data, and rates the risk of each.',
  },
] as const;

/** The purposes of the three tabs, and of the mode Edit. */
export const SideCards = () => (
  <section aria-labelledby="about-editor" className="mt-8 border-t border-line pt-5">
    <h2 id="about-editor" className="text-sm font-semibold">
      {t('What you can do here')}
    </h2>
    <ul className="mt-3 grid gap-4">
      {cards.map(({ Icon, title, text }) => (
        <li key={title} className="grid grid-cols-[auto_1fr] gap-x-3">
          <span className="grid size-9 place-items-center rounded-xl bg-brand-soft text-brand-text">
            <Icon className="size-4" aria-hidden="true" />
          </span>
          <div>
            <h3 className="text-sm font-medium">{t(title)}</h3>
            <p className="text-[0.8125rem] text-muted">{t(text)}</p>
          </div>
        </li>
      ))}
    </ul>
    <p className="mt-4 text-[0.8125rem] text-muted">
      {t('Mark up, write, change text and pictures, and add fields: all of that is in Edit.')}
    </p>
  </section>
);
