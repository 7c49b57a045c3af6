import { useSelector } from '@xstate/react';
import { humanSize } from '../../../text/sizes.js';
import { t } from '../../../text/t.js';
import { CutStage } from './cut-stage.js';
import type { PagePreview } from './preview-context.js';
import type { PreviewActor } from './preview.machine.js';

interface StageProps {
  readonly actor: PreviewActor;
  readonly preview: PagePreview;
}

/** The page on screen and what a tool would make of it. */
export const BeforeAfterStage = ({ actor, preview: { page, tool, sizes, bytes, before, after } }: StageProps) => {
  const { at, isHeld } = useSelector(actor, ({ context }) => context);
  const [sizeBefore, sizeAfter] = tool === 'pdf-compress' ? bytes.map((size) => ` · ${humanSize(size)}`) : ['', ''];
  const number = { page: String(page) };
  return (
    <CutStage
      at={at}
      isHeld={isHeld}
      onMove={(to) => actor.send({ type: 'slider.moved', at: to })}
      pages={[
        {
          pdf: before,
          page,
          size: sizes[0],
          label: t('Page {page}, before', number),
          chip: `${t('Before')}${sizeBefore ?? ''}`,
        },
        {
          pdf: after,
          page: 1,
          size: sizes[1],
          label: t('Page {page}, after', number),
          chip: `${t('After')}${sizeAfter ?? ''}`,
        },
      ]}
    />
  );
};
