import { useSelector } from '@xstate/react';
import { CalendarDays, CircleCheck, PenLine, Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { isKeptByAccount } from '../../browser/guest-or-member.js';
import type { KeptSignature } from '../../browser/kept-signatures.js';
import { Button, IconButton } from '../../parts/button.js';
import { useScreen } from '../../session/use-screen.js';
import { t } from '../../text/t.js';
import { dayText } from '../../text/times.js';
import type { EditActor } from '../machine/edit.machine.js';
import { labelOf } from '../fields/field-state.js';
import { pictureAddress } from '../parts/picture-address.js';
import { NewSignature } from './new-signature.js';
import { preparedPlaces, type PreparedPlace } from './prepared.js';
import { inBrowserOnly, signaturesMachine, type SignaturesActor } from './signatures.machine.js';

interface EditProps {
  readonly edit: EditActor;
}

/** The choice of a signature, initials or the date for the pages; prepared fields come first. */
export const SignPanel = ({ edit }: EditProps) => {
  const signatures = useScreen(signaturesMachine, {
    isMember: isKeptByAccount(),
    choose: ({ kind, file, width, height }) =>
      edit.send({ type: 'signing.chosen', signing: { kind, picture: { file, width, height } } }),
  });
  const isAsking = useSelector(signatures, (state) => state.matches('asking') || state.matches('making'));
  return (
    <div className="grid gap-5">
      <Choices edit={edit} signatures={signatures} kind="signature" />
      <Prepared edit={edit} />
      <Choices edit={edit} signatures={signatures} kind="initials" />
      <Account signatures={signatures} />
      <DateChoice edit={edit} />
      <p className="text-[0.8125rem] text-muted">
        {t(
          'Initials and dates become part of the page. A signature seals the document: everything else in the draft is saved as a version first.',
        )}
      </p>
      {isAsking && <NewSignature signatures={signatures} />}
    </div>
  );
};

/** The offer to a member who has signatures from before they signed in, and what the account had against it. */
const Account = ({ signatures }: { readonly signatures: SignaturesActor }) => {
  const { isMember, accountProblem } = useSelector(signatures, ({ context }) => context);
  const count = useSelector(signatures, ({ context }) => inBrowserOnly(context).length);
  const isMoving = useSelector(signatures, (state) => state.matches('moving'));
  return (
    <>
      {isMember && count > 0 && (
        <div className="grid gap-2 rounded-2xl border border-line p-3">
          <p className="text-[0.8125rem]">
            {t('Some of these are kept in this browser only. Your account can keep them for you, encrypted.')}
          </p>
          <Button
            tone="quiet"
            size="small"
            className="w-fit"
            disabled={isMoving}
            onClick={() => signatures.send({ type: 'move.pressed' })}
          >
            {t('Keep them in my account')}
          </Button>
        </div>
      )}
      {accountProblem !== '' && (
        <p role="alert" className="text-[0.8125rem] text-danger">
          {accountProblem}
        </p>
      )}
    </>
  );
};

interface ChoicesProps extends EditProps {
  readonly signatures: SignaturesActor;
  readonly kind: KeptSignature['kind'];
}

/** The saved ones of a kind, of which one is in hand. */
const Choices = ({ edit, signatures, kind }: ChoicesProps) => {
  const id = useId();
  const saved = useSelector(signatures, ({ context }) => context.saved);
  const chosen = useSelector(signatures, ({ context }) => context.chosen);
  const inHand = useSelector(edit, ({ context }) => context.signing);
  const own = saved.filter((one) => one.kind === kind);
  const isSignature = kind === 'signature';
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-sm font-semibold">
        {isSignature ? t('Your signatures') : t('Your initials')}
      </h2>
      <ul className="grid gap-2 empty:hidden">
        {own.map((signature, at) => (
          <Choice
            key={signature.id}
            signatures={signatures}
            signature={signature}
            number={String(at + 1)}
            isInHand={signature.id === chosen && inHand?.kind === kind}
          />
        ))}
      </ul>
      <Button
        tone="quiet"
        size="small"
        className="w-fit"
        onClick={() => signatures.send({ type: 'signature.wanted', kind })}
      >
        <Plus className="size-4" aria-hidden="true" />
        {isSignature ? t('New signature') : t('New initials')}
      </Button>
    </section>
  );
};

interface ChoiceProps {
  readonly signatures: SignaturesActor;
  readonly signature: KeptSignature;
  readonly number: string;
  readonly isInHand: boolean;
}

const Choice = ({ signatures, signature, number: n, isInHand }: ChoiceProps) => {
  const { id, kind, file } = signature;
  const isSignature = kind === 'signature';
  return (
    <li className="flex items-center gap-1.5">
      <button
        type="button"
        aria-pressed={isInHand}
        onClick={() => signatures.send({ type: 'signature.taken', id })}
        className="flex h-16 min-w-0 flex-1 items-center justify-center rounded-2xl border border-line bg-[white] p-2 hover:border-edge aria-pressed:border-brand aria-pressed:ring-2 aria-pressed:ring-brand"
      >
        <img
          src={pictureAddress(file)}
          alt={isSignature ? t('Signature {n}', { n }) : t('Initials {n}', { n })}
          className="max-h-full max-w-full object-contain"
        />
      </button>
      <IconButton
        label={isSignature ? t('Remove signature {n}', { n }) : t('Remove initials {n}', { n })}
        onClick={() => signatures.send({ type: 'signature.removed', id })}
      >
        <Trash2 className="size-4" aria-hidden="true" />
      </IconButton>
    </li>
  );
};

/** The fields of the document that wait for a signature. */
const Prepared = ({ edit }: EditProps) => {
  const id = useId();
  const fields = useSelector(edit, ({ context }) => context.fields);
  const marks = useSelector(edit, ({ context }) => context.history.now.marks);
  const canSign = useSelector(edit, ({ context }) => context.signing?.kind === 'signature');
  const places = preparedPlaces(fields, marks);
  if (places.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-sm font-semibold">
        {t('Prepared for a signature')}
      </h2>
      <ul className="grid gap-1.5">
        {places.map((one) => (
          <PreparedRow key={one.field.name} edit={edit} one={one} canSign={canSign} />
        ))}
      </ul>
      {!canSign && <p className="text-[0.8125rem] text-muted">{t('Choose a signature first.')}</p>}
    </section>
  );
};

const PreparedRow = ({
  edit,
  one,
  canSign,
}: EditProps & { readonly one: PreparedPlace; readonly canSign: boolean }) => {
  const { field, place, isTaken } = one;
  const name = labelOf(field);
  return (
    <li className="flex items-center gap-3 rounded-2xl border border-line px-3 py-2">
      <span className="min-w-0 flex-1">
        <bdi className="block truncate text-sm font-medium">{name}</bdi>
        <span className="text-[0.8125rem] text-muted">{t('Page {page}', { page: String(place.page) })}</span>
      </span>
      {isTaken ? (
        <span className="flex items-center gap-1.5 text-[0.8125rem] font-medium text-brand-text">
          <CircleCheck className="size-4" aria-hidden="true" />
          {t('Signature is there')}
        </span>
      ) : (
        <SignHere edit={edit} place={place} name={name} canSign={canSign} />
      )}
    </li>
  );
};

interface SignHereProps extends EditProps {
  readonly place: PreparedPlace['place'];
  readonly name: string;
  readonly canSign: boolean;
}

const SignHere = ({ edit, place, name, canSign }: SignHereProps) => {
  const { page, x, y, width, height } = place;
  const sign = async (): Promise<void> => {
    const size = await edit.getSnapshot().context.pdf.size(page);
    edit.send({
      type: 'mark.added',
      instrument: 'sign',
      page,
      size,
      box: { x, y, width, height },
      boxes: [],
      text: '',
    });
    edit.send({ type: 'mark.selected', id: null });
  };
  return (
    <Button
      tone="quiet"
      size="small"
      disabled={!canSign}
      aria-label={t('Sign here: {name}', { name })}
      onClick={() => void sign()}
    >
      <PenLine className="size-4" aria-hidden="true" />
      {t('Sign here')}
    </Button>
  );
};

/** Today, as the language of the screens writes it. */
const DateChoice = ({ edit }: EditProps) => {
  const inHand = useSelector(edit, ({ context }) => context.signing?.kind === 'date');
  const text = dayText(new Date().toISOString());
  return (
    <button
      type="button"
      aria-pressed={inHand}
      onClick={() => edit.send({ type: 'signing.chosen', signing: { kind: 'date', text } })}
      className="flex min-h-11 items-center gap-2 rounded-2xl border border-line px-3 text-sm hover:border-edge aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-text"
    >
      <CalendarDays className="size-4 shrink-0" aria-hidden="true" />
      {t('Date: {date}', { date: text })}
    </button>
  );
};
