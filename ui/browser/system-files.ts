import { fromCallback } from 'xstate';
import { takeInHand } from './files-in-hand.js';

interface LaunchQueue {
  setConsumer(consume: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

type FilesChosen = (files: readonly File[]) => void;

/** Who shared files: another app, a page of this installation, or somebody whose files were not taken. */
export type Sender = 'app' | 'site' | 'unknown';

/** What the address says of files that were shared; the service worker has led there. */
const takeSender = (): Sender | undefined => {
  const address = new URL(location.href);
  const sender = address.searchParams.get('shared');
  const refused = address.searchParams.has('not-shared');
  if (sender === null && !refused) return undefined;
  address.searchParams.delete('shared');
  address.searchParams.delete('not-shared');
  history.replaceState(history.state, '', address);
  if (sender === null) return 'unknown';
  return sender === 'site' ? 'site' : 'app';
};

/** Files that the system opens with Docket. Browsers that cannot do that have no queue. */
const takeLaunched = (give: FilesChosen): void => {
  if (!('launchQueue' in window)) return;
  (window.launchQueue as LaunchQueue).setConsumer(({ files = [] }) => {
    void Promise.all(files.map((handle) => handle.getFile())).then(give);
  });
};

/** Files that another app shared; the service worker has them. */
const takeShared = async (give: FilesChosen): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<readonly File[]>) => {
    give(data);
    port1.close();
  };
  active?.postMessage('shared.asked', [port2]);
};

/** Files handed over by the system: opened with Docket, or shared to it by another app. */
export const systemFiles = fromCallback(({ sendBack }) => {
  let isOver = false;
  const give: FilesChosen = (files) => {
    if (isOver || files.length === 0) return;
    takeInHand();
    sendBack({ type: 'files.chosen', files });
  };
  takeLaunched(give);
  const sender = takeSender();
  const tell = () => {
    if (!isOver && sender !== undefined) sendBack({ type: 'sender.told', sender });
  };
  if (sender === 'unknown')
    setTimeout(tell); // once the page listens
  else if (sender !== undefined) {
    void takeShared((files) => {
      give(files);
      if (files.length > 0) tell();
    });
  }
  return () => {
    isOver = true;
  };
});
