import type { Page } from 'playwright-core';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { PdfDocument } from '../../ui/pdf/pdf-document.js';

/** Where a machine runs: the name the page shows it under; of a part of it the way there, as `part` or `part/part`. */
export interface Place {
  readonly running: string;
  readonly part?: string;
}

/** Tells the calls of one load of the page from those of another. */
export const LOAD_HEADER = 'x-load';

interface Held {
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface MachinesInPage {
  readonly held: Record<string, Held>;
  readonly actorAt: (place: Place) => AnyActorRef | undefined;
  readonly revive: (text: string) => unknown;
}

declare global {
  interface Window {
    machinesInPage: MachinesInPage;
  }
}

/** Runs in the page before its own scripts: its calls name the load, and none waits for another in the cache. */
export const markCalls = (header: string): void => {
  const load = new URLSearchParams(location.search).get('load') ?? '';
  const { fetch } = window;
  window.fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set(header, load);
    return fetch(input, { ...init, headers, cache: 'no-store' });
  };
};

/** Runs in the page before its own scripts: puts actors there that do nothing until told. */
export const installFakeActors = (): void => {
  const held: MachinesInPage['held'] = {};
  const silent = { callback: () => () => undefined };
  const reply = { success: true, id: 'c1', shareHash: 'h1', shareLink: 'https://docket.test/s/h1' };
  const accepting = {
    callback: ({ sendBack }: { sendBack: (event: { type: string }) => void }) => {
      sendBack({ type: 'upload.accepted', reply, at: '2026-03-01T00:00:00.000Z' } as { type: string });
      return () => undefined;
    },
  };
  const query = new URLSearchParams(location.search);
  const isHeld = query.has('held'); // uploads, in the address of the page
  const preloaded = JSON.parse(query.get('ahead') ?? 'null') as object | null; // what the page of a link comes with
  const waiting = (name: string) => ({
    [name]: { promise: () => new Promise((resolve, reject) => (held[name] = { resolve, reject })) },
  });
  const actorAt: MachinesInPage['actorAt'] = ({ running, part }) => {
    let actor = window.__docketTestHook?.running[running];
    for (const name of part?.split('/') ?? []) {
      const snapshot = actor?.getSnapshot() as AnyMachineSnapshot | undefined;
      actor = (snapshot?.children as Record<string, AnyActorRef> | undefined)?.[name];
    }
    return actor;
  };
  // Values that cannot travel from the test to the page are named there and made here.
  const revive: MachinesInPage['revive'] = (text) =>
    JSON.parse(text, (_, value: unknown) => {
      const { aFile, aPdf, aBlob } = { ...(value as { aFile?: File; aPdf?: { pageCount: number }; aBlob?: true }) };
      if (aBlob) return new Blob(['abc']);
      if (aPdf) {
        const drawn = { render: drawsNothing, renderText: drawsNothing, text: noText, traits };
        return { pageCount: aPdf.pageCount, size: a4, ...drawn };
      }
      if (!aFile) return value;
      const { name, type, size } = aFile;
      return Object.defineProperty(new File(['abc'], name, { type }), 'size', { value: size });
    }) as unknown;
  const a4 = () => Promise.resolve({ width: 595, height: 842 });
  const noText = () => Promise.resolve([]);
  const traits = () => Promise.resolve({ text: 'all', hasFields: false, hasSignatureField: false, isSigned: false });
  const drawsNothing = () => ({ done: Promise.resolve(), cancel: () => undefined });
  window.machinesInPage = { held, actorAt, revive };
  window.__docketTestHook = {
    actors: {
      auth: { ...waiting('checkUser'), ...waiting('logout'), reloadPage: silent },
      history: { ...waiting('fetchHistory'), progressFeed: silent, reloadPage: silent },
      'history-row': {
        ...waiting('renameConversion'),
        ...waiting('deleteConversion'),
        ...waiting('retryConversion'),
        ...waiting('copyText'),
      },
      'continue-processing': { ...waiting('fetchFile'), upload: silent },
      installation: waiting('fetchCapabilities'),
      'site-notice': waiting('fetchSiteRules'),
      'site-rules': { ...waiting('fetchSiteRules'), ...waiting('changeSiteRules') },
      work: {
        upload: silent,
        progressFeed: silent,
        leaveWarning: silent,
        restoredFiles: silent,
        systemFiles: silent,
        openFiles: silent,
        persistTab: silent,
        fetchVersions: silent,
        awaitResult: silent,
        ...waiting('checkPassword'),
        ...waiting('restoreTab'),
        ...waiting('restoreBatch'),
        ...waiting('fetchResult'),
        ...waiting('renameResult'),
      },
      arrange: { openPdfs: silent },
      'bench-view': waiting('askReport'),
      reports: waiting('askReport'),
      palette: { ...waiting('searchExcerpts'), ...waiting('fetchResult') },
      find: { searchPages: silent },
      'page-preview': { watchWishes: silent, makePreview: silent },
      compare: waiting('compareTexts'),
      batch: {
        sendFiles: silent,
        askEnds: silent,
        persistBatch: silent,
        progressFeed: silent,
        leaveWarning: silent,
        ...waiting('saveResults'),
        ...waiting('fetchResults'),
      },
      'summary-viewer': { ...waiting('fetchSummaries'), ...waiting('copyText') },
      recent: { ...waiting('loadRecent'), ...waiting('copyText'), otherTabs: silent, progressFeed: silent },
      'result-box': waiting('copyText'),
      share: waiting('copyText'),
      'shared-papers': { openShared: silent },
      'shared-receipt': { ...waiting('fetchSigned'), ...waiting('compareCopy') },
      summarization: { liveConnection: silent, ...waiting('copyText') },
      'kahoot-quiz': { liveConnection: silent, ...waiting('buildQuiz'), ...waiting('writeWorkbook') },
      export: { liveConnection: silent },
      'run-call': { callFeed: silent, leaveWarning: silent, ...waiting('ask') },
      audit: waiting('startLogCheck'),
      conversions: { ...waiting('fetchList'), ...waiting('deleteSeveral') },
      account: {
        ...waiting('fetchAccount'),
        ...waiting('endSessions'),
        ...waiting('copyText'),
        ...waiting('endLink'),
        ...waiting('fetchLinks'),
        ...waiting('eraseAccount'),
        reloadPage: silent,
      },
      'api-keys': {
        ...waiting('fetchKeys'),
        ...waiting('makeKey'),
        ...waiting('revokeKey'),
        ...waiting('copyText'),
      },
      webhooks: {
        ...waiting('fetchWebhooks'),
        ...waiting('makeWebhook'),
        ...waiting('changeWebhookSecret'),
        ...waiting('turnWebhook'),
        ...waiting('sendMessage'),
        ...waiting('fetchDeliveries'),
        ...waiting('deleteWebhook'),
        ...waiting('copyText'),
      },
      'site-keys': { ...waiting('fetchSiteKeys'), ...waiting('revokeSiteKey') },
      members: {
        ...waiting('fetchMembers'),
        ...waiting('fetchMemberKeys'),
        ...waiting('changeMemberQuota'),
        ...waiting('endMemberSessions'),
        ...waiting('revokeSiteKey'),
      },
      replay: waiting('fetchDashboard'),
      activity: waiting('searchActivity'),
      story: waiting('fetchStory'),
      'past-document': waiting('fetchDocument'),
      translate: { liveConnection: silent, ...waiting('detectLanguage') },
      'pdf-editor': {
        openPdf: silent,
        leaveWarning: silent,
        textSelection: silent,
        ...waiting('readPage'),
        ...waiting('searchPages'),
        ...waiting('renderDrawing'),
        ...waiting('renderTyped'),
        ...waiting('renderUpload'),
        ...waiting('signDocument'),
        ...waiting('takeResult'),
        ...waiting('tryPattern'),
        ...waiting('copyText'),
        ...waiting('detectSensitive'),
        ...waiting('fetchReceipt'),
        ...waiting('previewRedaction'),
      },
      'run-conversion': {
        upload: isHeld ? silent : accepting,
        progressFeed: silent,
        leaveWarning: silent,
        ...waiting('cancelConversion'),
      },
    },
    inputs: { ...(preloaded && { share: { ahead: preloaded } }) },
    running: {},
  };
};

/** A value as text; see `revive`. */
const packed = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part: unknown) => {
    if (part instanceof File) return { aFile: { name: part.name, type: part.type, size: part.size } };
    if (part instanceof Blob) return { aBlob: true };
    const { pageCount, render } = { ...(part as Partial<PdfDocument>) };
    return render ? { aPdf: { pageCount } } : part;
  });

/** Settles the promise of a fake actor. */
export const endPromise = async (page: Page, name: string, { error, output }: AnyEventObject): Promise<void> => {
  const message = error instanceof Error ? error.message : null;
  await page.evaluate(
    ([key, failure, value]) => {
      const promise = window.machinesInPage.held[key];
      if (failure !== null) promise?.reject(new Error(failure));
      else promise?.resolve(value === undefined ? undefined : window.machinesInPage.revive(value));
    },
    [name, message, packed(output)] as const,
  );
};

/** Sends events to a machine past the controls of the page. */
export const send = async (page: Page, place: Place, ...events: readonly AnyEventObject[]): Promise<void> => {
  await page.evaluate(
    ([where, texts]) => {
      const actor = window.machinesInPage.actorAt(where);
      for (const text of texts) actor?.send(window.machinesInPage.revive(text));
    },
    [place, events.map((event) => packed(event)!)] as const,
  );
};

/** How long a delay of a machine is now, in milliseconds. */
export const delayAt = (page: Page, place: Place, name: string): Promise<number> =>
  page.evaluate(
    ([where, key]) => {
      const actor = window.machinesInPage.actorAt(where) as unknown as {
        logic: { implementations: { delays: Record<string, unknown> } };
        getSnapshot: () => object;
      };
      const delay = actor.logic.implementations.delays[key];
      return Number(typeof delay === 'function' ? (delay as (args: object) => number)(actor.getSnapshot()) : delay);
    },
    [place, name] as const,
  );

/** State and context of a machine in the page; undefined before it runs. */
export const snapshotAt = async (page: Page, place: Place): Promise<AnyMachineSnapshot | undefined> => {
  const text = await page.evaluate((where) => {
    const snapshot = window.machinesInPage.actorAt(where)?.getSnapshot() as AnyMachineSnapshot | undefined;
    const plain = (_: string, part: unknown) =>
      part instanceof File ? { name: part.name, type: part.type, size: part.size } : part;
    return snapshot && JSON.stringify({ value: snapshot.value, context: snapshot.context as object }, plain);
  }, place);
  return text === undefined ? undefined : (JSON.parse(text) as AnyMachineSnapshot);
};
