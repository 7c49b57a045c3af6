import { Pencil } from 'lucide-react';
import { useSelector } from '@xstate/react';
import { IconButton } from '../../../parts/button.js';
import { NameForm } from '../../../parts/name-form.js';
import { WholeName } from '../../../parts/file-name.js';
import { t } from '../../../text/t.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';

interface ResultNameProps {
  readonly work: WorkActor;
  readonly name: string;
}

/** The whole name of the result, renamed in place: it is downloaded under that name. */
export const ResultName = ({ work, name }: ResultNameProps) => {
  const draft = useSelector(work, ({ context }) => context.draft);
  const saving = useSelector(work, (state) => state.matches({ naming: 'saving' }));
  if (draft !== null) {
    return (
      <div className="min-w-0 flex-1">
        <NameForm
          draft={draft}
          busy={saving}
          onChange={(text) => work.send({ type: 'name.changed', text })}
          onSave={() => work.send({ type: 'name.saved' })}
          onCancel={() => work.send({ type: 'name.cancelled' })}
        />
      </div>
    );
  }
  return (
    <>
      <p className="min-w-0 flex-1 font-semibold">
        <WholeName name={name} />
      </p>
      <IconButton label={t('Edit file name')} onClick={() => work.send({ type: 'name.edited' })}>
        <Pencil className="size-4" aria-hidden="true" />
      </IconButton>
    </>
  );
};
