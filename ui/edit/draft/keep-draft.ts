import { fromCallback } from 'xstate';
import { draftName, forgetDraft, keepDraft, persistedDraft } from '../../browser/persisted-drafts.js';
import { isEmpty, readHistory, type DraftHistory } from './draft.js';

export interface KeeperOrder {
  readonly type: 'draft.written';
  readonly history: DraftHistory;
}

export type KeeperEvent =
  /** Null where none is kept. */
  | { readonly type: 'draft.found'; readonly history: DraftHistory | null }
  /** Another tab with the same document has gone on with it. */
  | { readonly type: 'draft.moved'; readonly history: DraftHistory }
  | { readonly type: 'draft.kept'; /** ISO-8601 UTC. */ readonly at: string }
  | { readonly type: 'draft.refused' };

interface Told {
  readonly name: string;
  readonly history: DraftHistory;
}

const CHANNEL = 'docket.drafts';

const nothingLeft = ({ past, now, future }: DraftHistory): boolean =>
  isEmpty(now) && past.length === 0 && future.length === 0;

/** Writes what it is given, the newest of what came meanwhile, and tells how that went. */
const startWriter = (file: File, notify: (event: KeeperEvent, written: Told) => void) => {
  let newest: DraftHistory | null = null;
  let isWriting = false;
  const hasNewer = (): boolean => newest !== null;
  const writeNewest = async (): Promise<void> => {
    const name = await draftName(file);
    while (newest) {
      const history = newest;
      newest = null;
      try {
        if (nothingLeft(history)) await forgetDraft(name);
        else await keepDraft(name, history);
        if (!hasNewer()) notify({ type: 'draft.kept', at: new Date().toISOString() }, { name, history });
      } catch {
        notify({ type: 'draft.refused' }, { name, history });
      }
    }
  };
  const write = (history: DraftHistory): void => {
    newest = history;
    if (isWriting) return;
    isWriting = true;
    void writeNewest().finally(() => (isWriting = false));
  };
  return { write, isWriting: () => isWriting };
};

/** Keeps the draft of a document in this browser, the newest after each change; other tabs are told of it. */
export const keepDraftOf = fromCallback<KeeperOrder, { readonly file: File }>(({ input, sendBack, receive }) => {
  const channel = new BroadcastChannel(CHANNEL);
  let isOver = false;
  const tell = (event: KeeperEvent): void => {
    if (!isOver) sendBack(event);
  };
  const writer = startWriter(input.file, (event, written) => {
    tell(event);
    if (!isOver) channel.postMessage(written);
  });
  receive(({ history }) => writer.write(history));
  void draftName(input.file).then(async (name) => {
    channel.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.name === name && !writer.isWriting()) tell({ type: 'draft.moved', history: data.history });
    };
    tell({ type: 'draft.found', history: readHistory(await persistedDraft(name)) });
  });
  return () => {
    isOver = true;
    channel.close();
  };
});
