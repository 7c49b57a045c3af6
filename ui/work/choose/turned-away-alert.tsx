import { useSelector } from '@xstate/react';
import { CircleAlert, X } from 'lucide-react';
import { NAME_SHOWN } from '../../../contracts/limits.js';
import { IconButton } from '../../parts/button.js';
import { FileName } from '../../parts/file-name.js';
import { withShortName } from '../../text/file-names.js';
import type { WorkActor } from '../machine/work.machine.js';
import { t, translated } from '../../text/t.js';

/** The rejected files, each with its reason; stays until the next choice or until dismissed. */
export const TurnedAwayAlert = ({ actor }: { readonly actor: WorkActor }) => {
  const turnedAway = useSelector(actor, ({ context }) => context.turnedAway);
  return (
    <div role="alert">
      {turnedAway.length > 0 && (
        <div className="mx-auto mb-6 flex max-w-3xl animate-rise items-start gap-3 rounded-2xl border border-danger-line bg-danger-soft py-2 ps-4 pe-2 text-danger">
          <CircleAlert className="mt-2.5 size-5 shrink-0" aria-hidden="true" />
          <ul className="min-w-0 flex-1 py-2 text-sm">
            {turnedAway.map(({ name, message }, index) => (
              <li key={index}>
                <FileName name={name} length={NAME_SHOWN.dialog} className="font-medium" />
                <span className="block">{withShortName(translated(message), name)}</span>
              </li>
            ))}
          </ul>
          <IconButton
            label={t('Dismiss')}
            className="text-danger"
            onClick={() => {
              actor.send({ type: 'alert.dismissed' });
            }}
          >
            <X className="size-4" aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  );
};
