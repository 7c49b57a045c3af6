import { useSelector } from '@xstate/react';
import { t } from '../../../text/t.js';
import { LinkLine } from '../../../work/result/result-box.js';
import type { ResultBoxActor } from '../../../work/result/result-box.machine.js';

/** The success box: the link to the finished file, for a few seconds. The result itself stays. */
export const ShareBox = ({ actor }: { readonly actor: ResultBoxActor }) => {
  const isShown = useSelector(actor, (state) => !state.matches({ box: 'hidden' }));
  const link = useSelector(actor, ({ context }) => context.result.shareLink);
  if (!isShown) return null;
  const hold = () => {
    actor.send({ type: 'box.held' });
  };
  const release = () => {
    actor.send({ type: 'box.released' });
  };
  return (
    <section
      aria-label={t('Share link')}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className="workbench-share fixed z-30 mx-auto max-w-[34rem] animate-rise rounded-2xl border border-brand/35 bg-card p-3 pt-0 shadow-lift"
    >
      <LinkLine actor={actor} link={link} />
    </section>
  );
};
