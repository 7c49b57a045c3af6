import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { LinkUse, LinkUsesReply } from '../../../contracts/api/link-uses.js';
import type { Text } from '../../../contracts/texts/text-catalogue.js';
import { Button } from '../../parts/button.js';
import { useQuiet } from '../../session/use-screen.js';
import { t, translated } from '../../text/t.js';
import { minuteText } from '../../text/times.js';
import { linkUsesMachine } from './link-uses.machine.js';

const useTexts: Readonly<Record<LinkUse['kind'], readonly [byOwner: Text, byRecipient: Text]>> = {
  view: ['Viewed by you', 'Viewed by a recipient'],
  download: ['Downloaded by you', 'Downloaded by a recipient'],
};

const textOf = ({ kind, byOwner }: LinkUse): string => translated(useTexts[kind][byOwner ? 0 : 1]);

/** Owners are asked for none; of old ones nobody has noted it. */
const passwordText = ({ byOwner, withPassword }: LinkUse): string => {
  if (byOwner || withPassword === null) return '';
  return t(withPassword ? 'with the password' : 'without a password');
};

/** Each view and download of a link, and how many there are; loaded when it is opened. */
export const LinkUses = ({ hash }: { readonly hash: string }) => {
  const actor = useQuiet(linkUsesMachine, { hash });
  const state = useSelector(actor, ({ value }) => value);
  return (
    <details
      data-uses-state={state}
      className="rounded-2xl border border-line"
      onToggle={({ currentTarget: { open } }) => actor.send({ type: open ? 'uses.opened' : 'uses.closed' })}
    >
      <summary className="min-h-12 rounded-2xl px-4 py-3 text-sm font-medium text-muted">
        {t('Views and downloads')}
      </summary>
      <Uses actor={actor} />
    </details>
  );
};

const Uses = ({ actor }: { readonly actor: ActorRefFrom<typeof linkUsesMachine> }) => {
  const state = useSelector(actor, ({ value }) => value);
  const reply = useSelector(actor, ({ context }) => context.reply);
  const hasMore = useSelector(actor, (snapshot) => snapshot.can({ type: 'more.pressed' }));
  if (state === 'shut') return null;
  return (
    <div className="grid gap-3 border-t border-line p-4 text-[0.8125rem]" aria-busy={state === 'loading'}>
      {reply && <Counts {...reply} />}
      {reply?.uses.length === 0 && <p>{t('Nobody has opened this link yet.')}</p>}
      {reply && (
        <ol className="grid gap-2" data-uses={reply.uses.length}>
          {reply.uses.map((use) => (
            <UseRow key={use.number} use={use} />
          ))}
        </ol>
      )}
      {state === 'loading' && <p role="status">{t('Loading more')}</p>}
      {state === 'failed' && <p role="alert">{t('The views and downloads could not be loaded.')}</p>}
      {state === 'failed' && <Ask onClick={() => actor.send({ type: 'again.pressed' })}>{t('Try again')}</Ask>}
      {hasMore && <Ask onClick={() => actor.send({ type: 'more.pressed' })}>{t('Show more')}</Ask>}
    </div>
  );
};

const Ask = (props: Pick<ComponentProps<typeof Button>, 'onClick' | 'children'>) => (
  <Button tone="quiet" size="small" className="justify-self-start" {...props} />
);

const Counts = ({ views, downloads }: Pick<LinkUsesReply, 'views' | 'downloads'>) => (
  <dl className="grid grid-cols-[auto_auto_auto] justify-start gap-x-6 gap-y-1 tabular-nums">
    <dt className="text-muted">{t('By recipients')}</dt>
    <dd>{t('Views: {n}', { n: views.recipients })}</dd>
    <dd>{t('Downloads: {n}', { n: downloads.recipients })}</dd>
    <dt className="text-muted">{t('By you')}</dt>
    <dd>{t('Views: {n}', { n: views.owner })}</dd>
    <dd>{t('Downloads: {n}', { n: downloads.owner })}</dd>
  </dl>
);

const UseRow = ({ use }: { readonly use: LinkUse }) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-t border-line pt-2 tabular-nums first:border-t-0 first:pt-0">
    <span className="text-muted">{use.number}</span>
    <span>
      {[textOf(use), passwordText(use)].filter((text) => text !== '').join(', ')}
      <time dateTime={use.at} className="block text-muted">
        {minuteText(use.at)}
      </time>
    </span>
  </li>
);
