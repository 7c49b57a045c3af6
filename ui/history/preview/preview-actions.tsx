import { useSelector } from '@xstate/react';
import { Copy, Download, ExternalLink } from 'lucide-react';
import type { ListedConversion } from '../../calls/received.js';
import { NAME_SHOWN } from '../../../contracts/limits.js';
import { AsButton } from '../../parts/as-button.js';
import { Button } from '../../parts/button.js';
import { FileName } from '../../parts/file-name.js';
import { downloadAddressOf } from '../../share/download-address.js';
import { nameOf, type ShareActor } from '../../share/share.machine.js';
import { t } from '../../text/t.js';
import { RichText } from '../../text/rich-text.js';

interface PreviewActionsProps {
  readonly entry: ListedConversion;
  readonly share: ShareActor;
}

export const PreviewActions = ({ entry, share }: PreviewActionsProps) => {
  const context = useSelector(share, (state) => state.context);
  return (
    <div className="flex flex-wrap gap-2 *:max-sm:w-full">
      <AsButton className="min-w-0">
        <a
          href={downloadAddressOf(context)}
          download
          onClick={() => {
            share.send({ type: 'download.pressed' });
          }}
        >
          <Download className="size-4" aria-hidden="true" />
          <span className="flex min-w-0 gap-1">
            <RichText
              text="Download {name}"
              parts={{ name: <FileName name={nameOf(context)} length={NAME_SHOWN.summary} /> }}
            />
          </span>
        </a>
      </AsButton>
      <AsButton tone="quiet">
        <a href={`/s/${encodeURIComponent(entry.shareHash)}`} target="_blank" rel="noreferrer">
          <ExternalLink className="size-4" aria-hidden="true" />
          {t('Open in New Tab')}
        </a>
      </AsButton>
      <Button
        tone="quiet"
        onClick={() => {
          share.send({ type: 'copy.pressed' });
        }}
      >
        <Copy className="size-4" aria-hidden="true" />
        {t('Copy Link')}
      </Button>
    </div>
  );
};
