import { useSelector } from '@xstate/react';
import type { WorkActor } from '../machine/work.machine.js';
import { t } from '../../text/t.js';

/** Shown while files are dragged over the page. */
export const DropOverlay = ({ actor }: { readonly actor: WorkActor }) => {
  const over = useSelector(actor, (state) => state.matches({ drag: 'over' }) && !state.hasTag('busy'));
  if (!over) return null;
  return (
    <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center bg-paper/95 p-4">
      <div className="absolute inset-4 rounded-[2rem] border-2 border-dashed border-brand" />
      <p className="font-serif text-4xl">{t('Drop them anywhere')}</p>
    </div>
  );
};
