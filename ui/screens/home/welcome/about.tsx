import { HardDrive, ScrollText, Smartphone, TimerOff, type LucideIcon } from 'lucide-react';
import { GUEST_LINK_WEEKS, MEMBER_LINK_MONTHS } from '../../../../contracts/limits.js';
import type { Text } from '../../../../contracts/texts/text-catalogue.js';
import { t, translated } from '../../../text/t.js';

const values = { weeks: GUEST_LINK_WEEKS, months: MEMBER_LINK_MONTHS };

const facts: readonly { readonly Icon: LucideIcon; readonly title: Text; readonly text: Text }[] = [
  {
    Icon: HardDrive,
    title: 'Runs on your own machine',
    text: 'Docket runs on a machine of your choice. This page loads nothing from other servers.',
  },
  {
    Icon: TimerOff,
    title: 'Links expire automatically',
    text: 'A share link lasts at most {weeks} weeks, or {months} months if you are signed in. Then the link and its file are deleted.',
  },
  {
    Icon: ScrollText,
    title: 'Every action is recorded',
    text: 'Every upload, conversion, view and download is recorded in a log that can be replayed.',
  },
];

/** A short account of Docket, and of the plans for it. */
export const About = () => (
  <section id="about" aria-labelledby="about-heading" className="mt-20">
    <h2 id="about-heading" className="font-serif text-3xl tracking-tight">
      {t('How it works')}
    </h2>
    <ul className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-3">
      {facts.map(({ Icon, title, text }) => (
        <li key={title}>
          <Icon className="size-6 text-brand-text" aria-hidden="true" />
          <h3 className="mt-3 font-semibold tracking-tight">{translated(title)}</h3>
          <p className="mt-1.5 text-[0.9375rem] text-muted">{translated(text, values)}</p>
        </li>
      ))}
    </ul>
    <p className="mt-12 flex items-center gap-3 rounded-2xl border border-line px-5 py-4 text-[0.9375rem] text-muted">
      <Smartphone className="size-5 shrink-0 text-brand-text" aria-hidden="true" />
      <span>
        <span className="font-medium text-ink">{t('iOS app coming soon.')}</span>{' '}
        {t('Until then, this page works on phones too.')}
      </span>
    </p>
  </section>
);
