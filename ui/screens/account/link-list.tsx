import { useSelector } from '@xstate/react';
import { Copy, Link2Off } from 'lucide-react';
import type { MemberLink } from '../../../contracts/api/own-account.js';
import { Button, IconButton } from '../../parts/button.js';
import { Card, Nothing } from '../../parts/dashboard/card.js';
import { FileName } from '../../parts/file-name.js';
import { clockTime } from '../../text/times.js';
import type { AccountActor } from './account.machine.js';
import { t } from '../../text/t.js';

const NAME_LENGTH = 60;

const factsOf = ({ expiresAt, viewCount, downloadCount, maxDownloads, hasPassword }: MemberLink): string =>
  [
    t('ends {time}', { time: clockTime(expiresAt) }),
    t('viewed {n}×', { n: viewCount }),
    maxDownloads === null
      ? t('downloaded {n}×', { n: downloadCount })
      : t('downloaded {n}× of {max}', { n: downloadCount, max: maxDownloads }),
    ...(hasPassword ? [t('with a password')] : []),
  ].join(' · ');

/** Every link of the member that still leads to a file. */
export const LinkList = ({ actor }: { readonly actor: AccountActor }) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { links, next } = state.context;
  return (
    <Card title={t('My links')}>
      {links.length === 0 && <Nothing text={t('No links')} hint={t('Each file you convert gets its own link.')} />}
      <ul data-links={links.length} className="mt-3 divide-y divide-line">
        {links.map((link) => (
          <LinkRow key={link.hash} link={link} actor={actor} isFree={state.matches({ loaded: 'resting' })} />
        ))}
      </ul>
      {next !== null && (
        <Button
          tone="quiet"
          size="small"
          className="mt-3"
          disabled={!state.matches({ loaded: 'resting' })}
          onClick={() => actor.send({ type: 'more.pressed' })}
        >
          {t(state.matches({ loaded: 'adding' }) ? 'Loading more' : 'Show more links')}
        </Button>
      )}
    </Card>
  );
};

interface LinkRowProps {
  readonly link: MemberLink;
  readonly actor: AccountActor;
  /** Whether nothing else is being done. */
  readonly isFree: boolean;
}

const LinkRow = ({ link, actor, isFree }: LinkRowProps) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
    <div className="min-w-40 flex-1">
      <a
        href={link.shareLink}
        className="inline-flex max-w-full rounded font-medium underline-offset-4 hover:underline"
      >
        <FileName name={link.name} length={NAME_LENGTH} />
      </a>
      <p className="text-[0.8125rem] text-muted">{factsOf(link)}</p>
    </div>
    <div className="flex">
      <IconButton
        label={t('Copy the link to {name}', { name: link.name })}
        className="size-11"
        disabled={!isFree}
        onClick={() => actor.send({ type: 'link.copied', hash: link.hash })}
      >
        <Copy className="size-4" aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('End the link to {name}', { name: link.name })}
        className="size-11"
        disabled={!isFree}
        onClick={() => actor.send({ type: 'link.ended', hash: link.hash })}
      >
        <Link2Off className="size-4" aria-hidden="true" />
      </IconButton>
    </div>
  </li>
);
