import { useSelector } from '@xstate/react';
import { CircleCheck, Clock, Copy, Download, Eye, LoaderCircle, Mail, ScrollText, Trash2, XCircle } from 'lucide-react';
import type { ListedRecipient, ListedRequest } from '../../../../contracts/api/signature-requests.js';
import { requestAuditPath, requestedFilePath } from '../../../calls/signature-requests.calls.js';
import { buttonLook } from '../../../parts/button-look.js';
import { Button } from '../../../parts/button.js';
import { Dialog, DialogActions } from '../../../parts/dialog.js';
import { t, translated } from '../../../text/t.js';
import { minuteText } from '../../../text/times.js';
import { mailWords, recipientWords, requestWords } from '../request-words.js';
import type { RequestsActor } from './requests.machine.js';

/** The requests that were sent and their states, the newest first. */
export const RequestListPart = ({ actor }: { readonly actor: RequestsActor }) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { requests } = state.context;
  const isDoubting = state.matches({ listed: 'doubting' }) || state.matches({ listed: 'deleting' });
  const isAsking = state.matches({ listed: 'confirming' }) || state.matches({ listed: 'withdrawing' });
  return (
    <section aria-labelledby="requests" className="grid min-w-0 gap-3" data-requests={requests.length}>
      <h2 id="requests" className="text-xl font-semibold">
        {t('Your requests')}
      </h2>
      {state.matches('loading') && <Loading />}
      {state.matches('failed') && <Failed onRetry={() => actor.send({ type: 'list.wanted' })} />}
      {state.matches('listed') && requests.length === 0 && (
        <p className="rounded-3xl bg-sunken px-4 py-8 text-center text-muted">{t('Nothing asked for yet.')}</p>
      )}
      {state.matches('listed') &&
        requests.map((request) => <RequestCard key={request.id} actor={actor} request={request} />)}
      {isAsking && <Withdraw actor={actor} />}
      {isDoubting && <DeleteDocument actor={actor} />}
    </section>
  );
};

const Loading = () => (
  <p role="status" className="flex min-h-24 items-center justify-center gap-3 text-muted">
    <LoaderCircle className="size-5 animate-spin" aria-hidden="true" />
    {t('Loading your requests')}
  </p>
);

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div
    role="alert"
    className="flex flex-wrap items-center justify-between gap-3 rounded-2xl border border-danger-line bg-danger-soft px-4 py-3 text-sm text-danger"
  >
    {t('Your requests could not be loaded.')}
    <Button tone="quiet" size="small" onClick={onRetry}>
      {t('Try again')}
    </Button>
  </div>
);

interface CardProps {
  readonly actor: RequestsActor;
  readonly request: ListedRequest;
}

const RequestCard = ({ actor, request }: CardProps) => {
  const { id, name, status, recipients, createdAt, expiresAt } = request;
  const signed = recipients.filter((one) => one.status === 'signed').length;
  return (
    <article
      data-request={id}
      className="grid min-w-0 gap-3 rounded-3xl border border-line bg-card p-4 shadow-card sm:p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 text-lg font-semibold [overflow-wrap:anywhere]">
          <bdi>{name}</bdi>
        </h3>
        <span className="rounded-full bg-sunken px-3 py-0.5 text-sm" data-status={status}>
          {translated(requestWords[status])}
        </span>
      </div>
      <p className="text-sm text-muted">
        {t('{signed} of {all} signed', { signed, all: recipients.length })} ·{' '}
        {t('Sent {date}', { date: minuteText(createdAt) })}
        {status === 'open' && <> · {t('Open until {date}', { date: minuteText(expiresAt) })}</>}
      </p>
      <ul className="grid gap-2">
        {recipients.map((recipient) => (
          <RecipientRow key={recipient.number} actor={actor} request={request} recipient={recipient} />
        ))}
      </ul>
      <RequestActs actor={actor} request={request} />
    </article>
  );
};

const RequestActs = ({ actor, request: { id, name, status, hasFile } }: CardProps) => (
  <div className="flex flex-wrap gap-2">
    {hasFile && (
      <a href={requestedFilePath(id)} download className={buttonLook({ tone: 'quiet', size: 'small' })}>
        <Download className="size-4" aria-hidden="true" />
        {t(status === 'completed' ? 'Download the signed document' : 'Download it as it is now')}
      </a>
    )}
    <a href={requestAuditPath(id)} download className={buttonLook({ tone: 'quiet', size: 'small' })}>
      <ScrollText className="size-4" aria-hidden="true" />
      {t('Signature audit')}
    </a>
    {status === 'open' && (
      <Button tone="quiet" size="small" onClick={() => actor.send({ type: 'withdraw.pressed', id })}>
        {t('Withdraw')}
      </Button>
    )}
    {status !== 'open' && hasFile && (
      <Button
        tone="quiet"
        size="small"
        aria-label={t('Delete the document {name}', { name })}
        onClick={() => actor.send({ type: 'delete.pressed', id })}
      >
        <Trash2 className="size-4" aria-hidden="true" />
        {t('Delete the document')}
      </Button>
    )}
  </div>
);

const icons = { waiting: Clock, asked: Clock, opened: Eye, signed: CircleCheck, declined: XCircle } as const;

const timeOf = ({ signedAt, declinedAt, openedAt }: ListedRecipient): string | null =>
  signedAt ?? declinedAt ?? openedAt;

const RecipientRow = ({ actor, request, recipient }: CardProps & { readonly recipient: ListedRecipient }) => {
  const { number, name, email, status, handedOnBy } = recipient;
  const Icon = icons[status];
  const time = timeOf(recipient);
  const isAsked = request.status === 'open' && (status === 'asked' || status === 'opened');
  return (
    <li
      className="flex flex-wrap items-center gap-3 border-t border-line pt-2"
      data-recipient={number}
      data-state={status}
    >
      <Icon className="size-5 shrink-0 text-muted" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <bdi className="block font-medium [overflow-wrap:anywhere]">{name}</bdi>
        <span className="block text-sm text-muted">
          {translated(recipientWords[status])}
          {time !== null && ` · ${minuteText(time)}`}
          {email !== '' && (
            <>
              {' · '}
              <bdi>{email}</bdi>
            </>
          )}
        </span>
        {handedOnBy !== null && (
          <span className="block text-sm text-muted">{t('Handed on by {name}', { name: handedOnBy })}</span>
        )}
        <MailState recipient={recipient} />
      </span>
      {isAsked && <RecipientActs actor={actor} id={request.id} recipient={recipient} />}
    </li>
  );
};

interface ActsProps extends Pick<CardProps, 'actor'> {
  readonly id: string;
  readonly recipient: ListedRecipient;
}

const RecipientActs = ({ actor, id, recipient: { number, name, isMailed } }: ActsProps) => (
  <span className="flex flex-wrap gap-2">
    {isMailed && (
      <Button
        tone="quiet"
        size="small"
        aria-label={t('Mail {name} again', { name })}
        onClick={() => actor.send({ type: 'mail.pressed', id, number })}
      >
        <Mail className="size-4" aria-hidden="true" />
        {t('Mail again')}
      </Button>
    )}
    <Button tone="quiet" size="small" onClick={() => actor.send({ type: 'link.pressed', id, number })}>
      <Copy className="size-4" aria-hidden="true" />
      {t('Copy the link of {name}', { name })}
    </Button>
  </span>
);

/** The last mail to somebody, as far as there was one. */
const MailState = ({ recipient: { notifiedAt, mailFailure } }: { readonly recipient: ListedRecipient }) => {
  if (mailFailure) return <span className="block text-sm text-danger">{failureText(mailFailure)}</span>;
  if (notifiedAt === null) return null;
  return <span className="block text-sm text-muted">{t('Mail sent {date}', { date: minuteText(notifiedAt) })}</span>;
};

const failureText = ({ problem, nextAt }: NonNullable<ListedRecipient['mailFailure']>): string => {
  const reason = translated(mailWords[problem]);
  if (nextAt === null) return t('The mail was not sent: {reason}. Please send the link yourself.', { reason });
  return t('The mail was not sent: {reason}. It is tried again {date}.', { reason, date: minuteText(nextAt) });
};

const Withdraw = ({ actor }: { readonly actor: RequestsActor }) => {
  const isBusy = useSelector(actor, (state) => state.matches({ listed: 'withdrawing' }));
  const cancel = (): void => actor.send({ type: 'withdraw.cancelled' });
  return (
    <Dialog title={t('Withdraw this request?')} onClose={cancel}>
      <p className="mb-6">{t('Nobody can sign it any more. Signatures that were given stay in the document.')}</p>
      <DialogActions>
        <Button tone="quiet" aria-disabled={isBusy} onClick={cancel}>
          {t('Cancel')}
        </Button>
        <Button tone="danger" aria-disabled={isBusy} onClick={() => actor.send({ type: 'withdraw.confirmed' })}>
          {t('Withdraw')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const DeleteDocument = ({ actor }: { readonly actor: RequestsActor }) => {
  const isBusy = useSelector(actor, (state) => state.matches({ listed: 'deleting' }));
  const cancel = (): void => actor.send({ type: 'delete.cancelled' });
  return (
    <Dialog title={t('Delete this document?')} onClose={cancel}>
      <p className="mb-6">
        {t('Nobody can fetch it any more, those who have signed it included. The signature audit stays.')}
      </p>
      <DialogActions>
        <Button tone="quiet" aria-disabled={isBusy} onClick={cancel}>
          {t('Cancel')}
        </Button>
        <Button tone="danger" aria-disabled={isBusy} onClick={() => actor.send({ type: 'delete.confirmed' })}>
          {t('Delete the document')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
