import { useSelector } from '@xstate/react';
import { ChevronsLeftRight } from 'lucide-react';
import { previewedTool } from '../../../../contracts/tools/pdf-page-preview.js';
import { Button } from '../../../parts/button.js';
import { usePreview } from './preview-actors.js';
import { t } from '../../../text/t.js';

interface PreviewButtonProps {
  readonly tool: string;
}

/** Shows the page on screen before and after this tool, or no longer. */
export const PreviewButton = ({ tool }: PreviewButtonProps) => {
  const { preview, layout } = usePreview();
  const isOpen = useSelector(preview, (state) => state.matches('open') && state.context.tool === tool);
  if (!previewedTool(tool)) return null;
  return (
    <Button
      tone="quiet"
      aria-pressed={isOpen}
      className="aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-text"
      onClick={() => {
        preview.send(isOpen ? { type: 'preview.closed' } : { type: 'preview.asked', tool });
        if (!isOpen) layout.send({ type: 'sheet.chosen', sheet: 'document' });
      }}
    >
      <ChevronsLeftRight className="size-4" aria-hidden="true" />
      {t('Before and after')}
    </Button>
  );
};
