import { fromCallback } from 'xstate';

interface LaunchQueue {
  setConsumer(consume: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

type FilesChosen = (files: readonly File[]) => void;

/** Files that the system opens with Docket. Browsers that cannot do that have no queue. */
const takeLaunched = (give: FilesChosen): void => {
  if (!('launchQueue' in window)) return;
  (window.launchQueue as LaunchQueue).setConsumer(({ files = [] }) => {
    void Promise.all(files.map((handle) => handle.getFile())).then(give);
  });
};

/** Files that another app shared; the service worker has them. */
const takeShared = async (give: FilesChosen): Promise<void> => {
  const address = new URL(location.href);
  if (!address.searchParams.has('shared') || !('serviceWorker' in navigator)) return;
  address.searchParams.delete('shared');
  history.replaceState(history.state, '', address);
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
    if (!isOver && files.length > 0) sendBack({ type: 'files.chosen', files });
  };
  takeLaunched(give);
  void takeShared(give);
  return () => {
    isOver = true;
  };
});
