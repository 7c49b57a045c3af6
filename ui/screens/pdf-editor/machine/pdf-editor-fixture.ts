import { createActor, fromCallback, fromPromise, type AnyEventObject, type SimulatedClock } from 'xstate';
import type { RedactionPreviewReply } from '../../../../contracts/api/redaction-preview.js';
import type { RedactionReceipt } from '../../../../contracts/api/receipt.js';
import type { SignedFile, SignRequest } from '../../../calls/editor.calls.js';
import type { PreviewRequest } from '../../../calls/editor.calls.js';
import type { Upload } from '../../../calls/post-conversion.js';
import type { RunEnd } from '../../../live/run-conversion.machine.js';
import type { Notice } from '../../../notice.js';
import type { Findings } from '../detect/findings.js';
import { documentWith } from '../../../pdf/pdf-document-fixture.js';
import { signRequestOf, type Signing } from '../signature/sign-document.js';
import { pdfEditorMachine } from './pdf-editor.machine.js';

/** A file that reports the given size, in bytes. */
export const pdfOf = (name = 'contract.pdf', type = 'application/pdf', size = 3): File =>
  Object.defineProperty(new File(['abc'], name, { type }), 'size', { value: size });

export const contract = documentWith(['Between Ada and Bob'], ['Ada signs'], ['The end']);

export const completed: RunEnd = {
  status: 'completed',
  file: { id: 'c1', shareHash: 'h1', shareLink: 'https://docket.test/s/h1', name: 'contract_redacted.pdf', notes: [] },
};

export const receipt: RedactionReceipt = {
  items: [{ id: '1', places: 2 }],
  pages: [{ page: 2, method: 'rasterised' }],
  gates: [{ gate: 'text', passed: true, extent: '3 pages' }],
  scrubbed: { metadata: 1 },
};

export const analysis: Findings = {
  overallRiskLevel: 'high',
  summary: 'Two kinds of sensitive data.',
  categories: [
    {
      type: 'bank_account',
      riskLevel: 'high',
      count: 2,
      recommendation: 'Remove it.',
      matches: [
        { text: 'NL91 ABNA', page: 1, boxes: [] },
        { text: 'DE02 1203', page: 2, boxes: [{ x: 0.1, y: 0.2, width: 0.3, height: 0.02 }] },
      ],
    },
    { type: 'person_name', riskLevel: 'low', count: 2, recommendation: 'Look at it.', matches: [] },
  ],
  answeredBy: { kind: 'built-in', name: 'Docket alone' },
};

interface Corner {
  readonly x: number;
  readonly y: number;
}

const upright = {
  box: { x: 0.1, y: 0.2, width: 0.3, height: 0.05 },
  quad: [
    { x: 0.1, y: 0.2 },
    { x: 0.4, y: 0.2 },
    { x: 0.4, y: 0.25 },
    { x: 0.1, y: 0.25 },
  ] as [Corner, Corner, Corner, Corner],
};

/** An answer about these items: each found once, on page 1. */
export const previewOf = (...ids: readonly string[]): RedactionPreviewReply => ({
  pageCount: 3,
  items: ids.map((id) => ({ id, type: 'text', places: [{ page: 1, excerpt: 'Ada', pieces: [upright] }] })),
  coveredShare: 0,
  missing: [],
  annotations: [],
  beside: { annotations: 0, attachments: 0, scripts: 0, metadata: 0, strings: 0 },
  rasterised: [],
  notSearched: [],
  picturesNotSearched: [],
  unknownLetters: [],
});

export const signedFile: SignedFile = {
  file: new File(['signed'], 'contract_signed.pdf', { type: 'application/pdf' }),
  kept: { id: 'c2', shareHash: 'h2', shareLink: 'https://docket.test/s/h2' },
  notes: ['The structure of contract.pdf was damaged; it was repaired before signing.'],
};

interface Server {
  readonly preview: (request: PreviewRequest) => Promise<RedactionPreviewReply>;
  readonly sign: (request: SignRequest) => Promise<SignedFile>;
  readonly copy: (text: string) => Promise<void>;
  readonly scan: () => Promise<Findings>;
  readonly run: (upload: Upload) => Promise<RunEnd>;
  readonly take: () => Promise<File>;
  readonly receipt: () => Promise<RedactionReceipt>;
}

const willing: Server = {
  preview: ({ items }) => Promise.resolve(previewOf(...items.map(({ id }) => id))),
  sign: () => Promise.resolve(signedFile),
  copy: () => Promise.resolve(),
  scan: () => Promise.resolve(analysis),
  run: () => Promise.resolve(completed),
  take: () => Promise.resolve(pdfOf('contract_redacted.pdf')),
  receipt: () => Promise.resolve(receipt),
};

const image = 'data:image/png;base64,AAAA';

/** The editor with a server that the test controls. */
export const givenEditor = (server: Partial<Server> = {}, clock?: SimulatedClock) => {
  const { preview, sign, copy, scan, run, take, receipt } = { ...willing, ...server };
  const notices: Notice[] = [];
  const saved: string[] = [];
  const passwords: AnyEventObject[] = [];
  const opened: string[] = [];
  const asked = fromPromise(({ input }: { input: PreviewRequest }) => preview(input));
  const machine = pdfEditorMachine.provide({
    actors: {
      openPdf: fromCallback(({ receive, input }) => {
        opened.push((input as { file: File }).file.name);
        receive((event) => {
          if (event.type === 'file.replaced') opened.push(event.file.name);
          else passwords.push(event);
        });
      }),
      pageDrop: fromCallback(() => undefined),
      leaveWarning: fromCallback(() => undefined),
      textSelection: fromCallback(() => undefined),
      renderDrawing: fromPromise(() => Promise.resolve(`${image}draw`)),
      renderTyped: fromPromise(({ input }: { input: { text: string } }) => Promise.resolve(`${image}${input.text}`)),
      renderUpload: fromPromise(() => Promise.resolve(`${image}upload`)),
      signDocument: fromPromise(async ({ input }: { input: Signing }) => sign(await signRequestOf(input))),
      copyText: fromPromise(({ input }: { input: { text: string } }) => copy(input.text)),
      detectSensitive: fromPromise(scan),
      runConversion: fromPromise(({ input }: { input: Upload }) => run(input)) as never,
      takeResult: fromPromise(take),
      fetchReceipt: fromPromise(receipt),
      previewRedaction: asked,
      tryPattern: asked,
    },
    actions: {
      joinWork: () => undefined,
      leaveWork: () => undefined,
      saveFile: (_, { name }) => saved.push(name),
      downloadShared: (_, hash) => saved.push(hash),
    },
  });
  const editor = createActor(machine, clock && { clock });
  editor.on('notice', (notice) => notices.push(notice));
  editor.start();
  const context = () => editor.getSnapshot().context;
  return { editor, context, notices, saved, passwords, opened };
};

/** The same with a contract of three pages open at the first. */
export const givenOpen = async (...args: Parameters<typeof givenEditor>) => {
  const page = givenEditor(...args);
  page.editor.send({ type: 'files.chosen', files: [pdfOf()] });
  page.editor.send({ type: 'pdf.opened', pdf: contract });
  await settled();
  return page;
};

const TURNS = 10;

/** Waits until all settled promises are handled. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < TURNS; turn++) await Promise.resolve();
};
