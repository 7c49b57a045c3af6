import { useSelector } from '@xstate/react';
import { Copy } from 'lucide-react';
import type { ListedSigningLink } from '../../../../contracts/api/signing-links.js';
import { Button } from '../../../parts/button.js';
import { Dialog, DialogActions } from '../../../parts/dialog.js';
import { t, translated } from '../../../text/t.js';
import { minuteText } from '../../../text/times.js';
import { linkWords } from './link-words.js';
import type { LinksActor } from './links.machine.js';
import { MakeLink } from './make-link.js';

interface ListProps {
  readonly actor: LinksActor;
}

/** The links by which many people sign, and how many have. Nothing where there are none. */
export const LinkList = ({ actor }: ListProps) => {
  const links = useSelector(actor, ({ context }) => context.links);
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  const isAsking = useSelector(
    actor,
    (state) => state.matches({ listed: 'doubting' }) || state.matches({ listed: 'closing' }),
  );
  return (
    <>
      {(links.length > 0 || hasFailed) && (
        <section aria-labelledby="links" className="grid min-w-0 gap-3" data-links={links.length}>
          <h2 id="links" className="text-xl font-semibold">
            {t('Your links for many people')}
          </h2>
          {hasFailed && <Failed actor={actor} />}
          <ul className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
            {links.map((link) => (
              <LinkRow key={link.id} actor={actor} link={link} />
            ))}
          </ul>
        </section>
      )}
      <MakeLink actor={actor} />
      {isAsking && <CloseLink actor={actor} />}
    </>
  );
};

const Failed = ({ actor }: ListProps) => (
  <div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-sm text-danger">
    {t('Your links for many people could not be loaded.')}
    <Button tone="quiet" size="small" onClick={() => actor.send({ type: 'list.wanted' })}>
      {t('Try again')}
    </Button>
  </div>
);

interface RowProps extends ListProps {
  readonly link: ListedSigningLink;
}

const LinkRow = ({ actor, link }: RowProps) => {
  const { name, status, begun, signed, people, expiresAt, link: address } = link;
  const isOpen = status === 'open';
  return (
    <li
      className="flex flex-wrap items-center gap-3 rounded-2xl border border-line bg-card px-4 py-3"
      data-signing-link={address}
      data-status={status}
    >
      <span className="min-w-0 flex-1 basis-60">
        <bdi className="block font-medium [overflow-wrap:anywhere]">{name === '' ? t('Without a document') : name}</bdi>
        <span className="block text-sm text-muted">
          {translated(linkWords[status])} · {t('{begun} of {people} have begun', { begun, people })} ·{' '}
          {t('{signed} have signed', { signed })}
          {isOpen && <> · {t('Open until {date}', { date: minuteText(expiresAt) })}</>}
        </span>
        {isOpen && (
          <span dir="ltr" className="block truncate text-sm text-muted">
            {address}
          </span>
        )}
      </span>
      <LinkActs actor={actor} link={link} />
    </li>
  );
};

const LinkActs = ({ actor, link: { id, name, status, link: address } }: RowProps) => {
  const isOpen = status === 'open';
  return (
    <>
      {isOpen && (
        <Button
          tone="quiet"
          size="small"
          aria-label={t('Copy the link for many people: {name}', { name })}
          onClick={() => actor.send({ type: 'copy.pressed', link: address })}
        >
          <Copy className="size-4" aria-hidden="true" />
          {t('Copy the link')}
        </Button>
      )}
      {(isOpen || status === 'full') && (
        <Button
          tone="quiet"
          size="small"
          aria-label={t('Close the link for many people: {name}', { name })}
          onClick={() => actor.send({ type: 'close.pressed', id })}
        >
          {t('Close the link')}
        </Button>
      )}
    </>
  );
};

const CloseLink = ({ actor }: ListProps) => {
  const isBusy = useSelector(actor, (state) => state.matches({ listed: 'closing' }));
  const cancel = (): void => actor.send({ type: 'close.cancelled' });
  return (
    <Dialog title={t('Close this link?')} onClose={cancel}>
      <p className="mb-6">{t('Nobody begins by it any more. Whoever has begun can still sign.')}</p>
      <DialogActions>
        <Button tone="quiet" aria-disabled={isBusy} onClick={cancel}>
          {t('Cancel')}
        </Button>
        <Button tone="danger" aria-disabled={isBusy} onClick={() => actor.send({ type: 'close.confirmed' })}>
          {t('Close the link')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
