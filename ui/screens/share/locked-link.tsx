import { useSelector } from '@xstate/react';
import { Lock } from 'lucide-react';
import { Button } from '../../parts/button.js';
import { Field } from '../../parts/field.js';
import type { ShareActor } from '../../share/share.machine.js';
import { t, translated } from '../../text/t.js';

/** Asks a recipient for the password of a link. */
export const LockedLink = ({ actor }: { readonly actor: ShareActor }) => {
  const busy = useSelector(actor, (state) => state.matches('unlocking'));
  const { problem } = useSelector(actor, ({ context }) => context);
  return (
    <form
      aria-label={t('Unlock the link')}
      className="mx-auto mt-7 grid max-w-md gap-4 rounded-3xl border border-line bg-card p-5 shadow-card"
      onSubmit={(event) => {
        event.preventDefault();
        const password = new FormData(event.currentTarget).get('password');
        if (typeof password === 'string') actor.send({ type: 'password.given', password });
      }}
    >
      <p className="flex items-center gap-3 text-sm text-muted">
        <span className="grid size-10 shrink-0 place-items-center rounded-xl bg-amber-soft text-amber">
          <Lock className="size-5" aria-hidden="true" />
        </span>
        {t('Ask the person who sent you the link for its password.')}
      </p>
      <Field
        id="link-password"
        name="password"
        label={t('Password')}
        type="password"
        autoComplete="off"
        required
        aria-invalid={problem !== ''}
        aria-describedby={problem === '' ? undefined : 'link-password-problem'}
      />
      <p id="link-password-problem" role="alert" className="text-sm text-danger empty:hidden">
        {translated(problem)}
      </p>
      <Button type="submit" aria-disabled={busy}>
        {t(busy ? 'Opening…' : 'Open')}
      </Button>
    </form>
  );
};
