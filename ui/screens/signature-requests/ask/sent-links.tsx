import { useSelector } from '@xstate/react';
import { Copy } from 'lucide-react';
import type { SentRequest } from '../../../../contracts/api/signature-requests.js';
import { Button } from '../../../parts/button.js';
import { t } from '../../../text/t.js';
import type { AskActor } from './ask.machine.js';

interface SentLinksProps {
  readonly actor: AskActor;
  readonly onDone: () => void;
}

/** The links, to be sent to the people one by one. */
export const SentLinks = ({ actor, onDone }: SentLinksProps) => {
  const sent = useSelector(actor, ({ context }) => context.sent);
  return (
    <section
      aria-labelledby="sent"
      className="grid grid-cols-1 gap-4 rounded-3xl border border-line bg-card p-5 shadow-card"
    >
      <h2 id="sent" tabIndex={-1} className="text-xl font-semibold">
        {t('The links are ready')}
      </h2>
      <p className="text-muted">{t('Send each person their own link. Whoever has a link can sign as that person.')}</p>
      <ul className="grid grid-cols-1 gap-3">
        {sent?.links.map((one) => (
          <SentLink key={one.number} actor={actor} one={one} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" onClick={() => actor.send({ type: 'again.pressed' })}>
          {t('Ask others to sign the same')}
        </Button>
        <Button
          onClick={() => {
            actor.send({ type: 'file.cleared' });
            onDone();
          }}
        >
          {t('Done')}
        </Button>
      </div>
    </section>
  );
};

interface SentLinkProps {
  readonly actor: AskActor;
  readonly one: SentRequest['links'][number];
}

const SentLink = ({ actor, one: { name, link, isMailed } }: SentLinkProps) => (
  <li className="flex flex-wrap items-center gap-3" data-link={link}>
    <span className="min-w-48 flex-1">
      <bdi className="block font-medium">{name}</bdi>
      <span dir="ltr" className="block truncate text-sm text-muted">
        {link}
      </span>
      {isMailed && <span className="block text-sm">{t('Gets it by mail once it is their turn')}</span>}
    </span>
    <Button tone="quiet" size="small" onClick={() => actor.send({ type: 'copy.pressed', link })}>
      <Copy className="size-4" aria-hidden="true" />
      {t('Copy the link of {name}', { name })}
    </Button>
  </li>
);
