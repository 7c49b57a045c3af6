import { fromCallback } from 'xstate';
import { draftName, forgetDraft, keepDraft, keptDraft } from '../../browser/kept-drafts.js';
import { isEmpty, type DraftHistory } from './draft.js';

export type KeeperOrder = { readonly type: 'draft.written'; readonly history: DraftHistory };

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

const isHistory = (kept: unknown): kept is DraftHistory =>
  typeof kept === 'object' && kept !== null && 'past' in kept && 'now' in kept && 'future' in kept;

const nothingLeft = ({ past, now, future }: DraftHistory): boolean =>
  isEmpty(now) && past.length === 0 && future.length === 0;

/** Keeps the draft of a document in this browser, the newest after each change; other tabs are told of it. */
export const keepDraftOf = fromCallback<KeeperOrder, { readonly file: File }>(({ input, sendBack, receive }) => {
  const channel = new BroadcastChannel(CHANNEL);
  let isOver = false;
  let newest: DraftHistory | null = null;
  let writing = false;
  const tell = (event: KeeperEvent): void => {
    if (!isOver) sendBack(event);
  };
  const writeNewest = async (): Promise<void> => {
    const name = await draftName(input.file);
    while (newest) {
      const history = newest;
      newest = null;
      try {
        if (nothingLeft(history)) await forgetDraft(name);
        else await keepDraft(name, history);
        tell({ type: 'draft.kept', at: new Date().toISOString() });
      } catch {
        tell({ type: 'draft.refused' });
      }
      if (!isOver) channel.postMessage({ name, history } satisfies Told);
    }
  };
  receive(({ history }) => {
    newest = history;
    if (writing) return;
    writing = true;
    void writeNewest().finally(() => (writing = false));
  });
  void draftName(input.file).then(async (name) => {
    channel.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.name === name && newest === null) tell({ type: 'draft.moved', history: data.history });
    };
    const kept = await keptDraft(name);
    tell({ type: 'draft.found', history: isHistory(kept) ? kept : null });
  });
  return () => {
    isOver = true;
    channel.close();
  };
});
