import { useEffect, useState } from 'react';
import type { LinkUse, LinkUsesReply } from '../../../contracts/api/link-uses.js';
import type { Text } from '../../../contracts/texts/text-catalogue.js';
import { linkUsesAfter } from '../../calls/share.calls.js';
import { Button } from '../../parts/button.js';
import { t, translated } from '../../text/t.js';
import { minuteText } from '../../text/times.js';

interface Listed {
  /** Null until the first page has come. */
  readonly reply: LinkUsesReply | null;
  readonly state: 'loading' | 'shown' | 'failed';
  /** Of the page that is wanted; null for the first. */
  readonly after: string | null;
}

const withPage = (before: LinkUsesReply | null, page: LinkUsesReply): LinkUsesReply =>
  before === null ? page : { ...page, uses: [...before.uses, ...page.uses] };

/** The pages so far, and how to ask for another, or once more for one that did not come. */
const useLinkUses = (hash: string): readonly [Listed, ask: () => void] => {
  const [listed, setListed] = useState<Listed>({ reply: null, state: 'loading', after: null });
  const { state, after } = listed;
  useEffect(() => {
    if (state !== 'loading') return;
    const ending = new AbortController();
    linkUsesAfter(hash, after, ending.signal).then(
      (page) => setListed(({ reply }) => ({ reply: withPage(reply, page), state: 'shown', after: page.next })),
      () => {
        if (!ending.signal.aborted) setListed((before) => ({ ...before, state: 'failed' }));
      },
    );
    return () => ending.abort();
  }, [hash, state, after]);
  return [listed, () => setListed((before) => ({ ...before, state: 'loading' }))];
};

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
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="rounded-2xl border border-line"
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary className="min-h-12 rounded-2xl px-4 py-3 text-sm font-medium text-muted">
        {t('Views and downloads')}
      </summary>
      {isOpen && <Uses hash={hash} />}
    </details>
  );
};

const canAsk = ({ state, after }: Pick<Listed, 'state' | 'after'>): boolean =>
  state === 'failed' || (state === 'shown' && after !== null);

const Uses = ({ hash }: { readonly hash: string }) => {
  const [{ reply, state, after }, ask] = useLinkUses(hash);
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
      {canAsk({ state, after }) && (
        <Button tone="quiet" size="small" className="justify-self-start" onClick={ask}>
          {t(state === 'failed' ? 'Try again' : 'Show more')}
        </Button>
      )}
    </div>
  );
};

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
