import { fromCallback } from 'xstate';
import { t } from '../text/t.js';
import { takeInHand } from './files-in-hand.js';

interface LaunchQueue {
  setConsumer(consume: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

type FilesChosen = (files: readonly File[]) => void;

/** Who shared files: another app, a page of this installation, or somebody whose files were not taken. */
export type Sender = 'app' | 'site' | 'unknown';

/** The sender as the service worker tells it: also that nobody could be asked. */
type ToldSender = Sender | 'unchecked';

const isToldSender = (sender: string | null): sender is 'app' | 'site' | 'unchecked' =>
  sender === 'app' || sender === 'site' || sender === 'unchecked';

/** Reads the sender of shared files off the address, to which the service worker has led. */
const takeSender = (): ToldSender | undefined => {
  const address = new URL(location.href);
  const sender = address.searchParams.get('shared');
  const refused = address.searchParams.has('not-shared');
  if (sender === null && !refused) return undefined;
  address.searchParams.delete('shared');
  address.searchParams.delete('not-shared');
  history.replaceState(history.state, '', address);
  if (refused || sender === null) return 'unknown';
  return isToldSender(sender) ? sender : 'unchecked';
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

/**
 * Whether the person shared these files, where no server could say that no page of another site did. Only a dialog of the
 * browser's own is sure to be answered by a person, who reads which files and why.
 */
const isSharedByPerson = (files: readonly File[]): boolean =>
  files.length > 0 &&
  window.confirm(
    t('{names}: who shared this could not be checked, as the server cannot be reached. Did you share it yourself?', {
      names: files.map(({ name }) => name).join(t(', ')),
    }),
  );

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
  const tell = (sender: Sender) => {
    if (!isOver) sendBack({ type: 'sender.told', sender });
  };
  if (sender === 'unknown')
    setTimeout(() => tell('unknown')); // once the page listens
  else if (sender !== undefined) {
    void takeShared((files) => {
      if (sender === 'unchecked' && !isSharedByPerson(files)) return;
      give(files);
      if (files.length > 0) tell(sender === 'unchecked' ? 'app' : sender);
    });
  }
  return () => {
    isOver = true;
  };
});
