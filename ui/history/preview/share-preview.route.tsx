import type { ListedConversion } from '../../calls/received.js';
import { useScreen } from '../../session/use-screen.js';
import { shareMachine } from '../../share/share.machine.js';
import type { HistoryActor } from '../rows/history.machine.js';
import { shareOptionsMachine } from './share-options.machine.js';
import { SharePreview } from './share-preview.js';

interface PreviewProps {
  readonly entry: ListedConversion;
  readonly list: HistoryActor;
}

/** Loaded when it is opened. */
export const Preview = ({ entry, list }: PreviewProps) => {
  const { shareHash: hash, shareLink, maxDownloads, hasPassword, expiresAt, latestEnd } = entry;
  const share = useScreen(shareMachine, { hash, address: shareLink ?? '', isOwn: true });
  const options = useScreen(shareOptionsMachine, { hash, maxDownloads, hasPassword, expiresAt, latestEnd, list });
  return (
    <SharePreview
      entry={entry}
      share={share}
      options={options}
      onClose={() => {
        list.send({ type: 'dialog.closed' });
      }}
    />
  );
};
