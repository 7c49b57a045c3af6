import { useSelector } from '@xstate/react';
import { SIGNING_LINK_DAYS, SIGNING_LINK_PEOPLE } from '../../../../contracts/signing-links.js';
import { Button } from '../../../parts/button.js';
import { Dialog, DialogActions } from '../../../parts/dialog.js';
import { Field } from '../../../parts/field.js';
import { t } from '../../../text/t.js';
import { isSound, type LinksActor } from './links.machine.js';

/** Asks for the bounds of a link for many people, before it is made. */
export const MakeLink = ({ actor }: { readonly actor: LinksActor }) => {
  const isShown = useSelector(
    actor,
    (state) => state.matches({ listed: 'setting' }) || state.matches({ listed: 'making' }),
  );
  const isBusy = useSelector(actor, (state) => state.matches({ listed: 'making' }));
  const { wanted, name } = useSelector(actor, ({ context }) => context);
  if (!isShown) return null;
  const drop = (): void => actor.send({ type: 'link.dropped' });
  return (
    <Dialog title={t('One link for many people')} onClose={drop}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'link.confirmed' });
        }}
      >
        <p className="text-sm text-muted [overflow-wrap:anywhere]">
          {t('Whoever has the link gives their name and signs {name} as a document of their own.', { name })}
        </p>
        <Bounds actor={actor} />
        <AsksEmail actor={actor} />
        <DialogActions>
          <Button type="button" tone="quiet" aria-disabled={isBusy} onClick={drop}>
            {t('Cancel')}
          </Button>
          <Button type="submit" aria-disabled={isBusy || !isSound(wanted)}>
            {t('Make the link')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

const AsksEmail = ({ actor }: { readonly actor: LinksActor }) => {
  const asksEmail = useSelector(actor, ({ context }) => context.wanted.asksEmail);
  return (
    <label className="flex min-h-11 items-center gap-3 text-sm">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-brand"
        checked={asksEmail}
        onChange={({ target }) => actor.send({ type: 'link.changed', change: { asksEmail: target.checked } })}
      />
      {t('Ask for their e-mail address, too')}
    </label>
  );
};

/** Empty for what is no number. */
const shown = (number: number): string => (Number.isNaN(number) ? '' : String(number));

const Bounds = ({ actor }: { readonly actor: LinksActor }) => {
  const { days, people } = useSelector(actor, ({ context }) => context.wanted);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        id="link-people"
        type="number"
        label={t('Up to so many people ({max} at most)', { max: SIGNING_LINK_PEOPLE.max })}
        min={SIGNING_LINK_PEOPLE.min}
        max={SIGNING_LINK_PEOPLE.max}
        required
        value={shown(people)}
        onChange={({ target }) => actor.send({ type: 'link.changed', change: { people: target.valueAsNumber } })}
      />
      <Field
        id="link-days"
        type="number"
        label={t('Open for so many days ({max} at most)', { max: SIGNING_LINK_DAYS.max })}
        min={SIGNING_LINK_DAYS.min}
        max={SIGNING_LINK_DAYS.max}
        required
        value={shown(days)}
        onChange={({ target }) => actor.send({ type: 'link.changed', change: { days: target.valueAsNumber } })}
      />
    </div>
  );
};
