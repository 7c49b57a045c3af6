import { createActor, fromCallback, fromPromise, type AnyActorRef, type AnyStateMachine } from 'xstate';
import { shownTools } from '../../contracts/tools/availability.js';
import { findTool } from '../../contracts/tools/catalogue.js';
import { authMachine } from '../app/auth/auth.machine.js';
import { toastMachine } from '../app/toaster/toast.machine.js';
import { plainNotice } from '../notice.js';
import { accepted, fileOf, said } from '../screens/home/given.js';
import { suggestedTool, uploadOf } from '../screens/home/home.context.js';
import { homeMachine } from '../screens/home/home.machine.js';
import { recentMachine } from '../screens/home/recent/recent.machine.js';
import { resultBoxMachine } from '../screens/home/result/result-box.machine.js';
import { shortName } from '../text/names.js';
import { fieldsOf, initialOptions } from '../tools/fields.js';
import { givenHome, noRows } from './given-home.js';
import { pages } from './observed-pages.js';

const MB = 1024 * 1024;
const LONG = 'a name that is much longer than any place has room for.pdf';
const silent = fromCallback(() => undefined) as never;

const messageFor = (file: File): string | undefined =>
  givenHome(file).home.getSnapshot().context.selection.turnedAway[0]?.message;

/** The delays that a machine asks for, in milliseconds, once it has been brought into a state. */
const delaysOf = (machine: AnyStateMachine, bring: (actor: AnyActorRef) => void, input?: unknown): number[] => {
  const delays: number[] = [];
  const clock = {
    setTimeout: (_: () => void, ms: number) => delays.push(ms),
    clearTimeout: () => undefined,
  };
  const actor = createActor(machine, { clock, input }).start();
  bring(actor);
  actor.stop();
  return delays;
};

const homeAlone = homeMachine.provide({
  actors: { upload: silent, progressFeed: silent, pageDrop: silent, recent: silent, resultBox: silent },
});

const resetDelay = () =>
  delaysOf(homeAlone, (home) => {
    home.send({ type: 'files.chosen', files: [fileOf('report.pdf')] });
    home.send({ type: 'tool.chosen', tool: 'pdf-compress' });
    home.send(accepted);
    home.send(said('completed'));
  })[0];

const noUser = fromPromise(() => Promise.reject(new Error('401: ')));
const away = authMachine.provide({
  actors: { checkUser: noUser as never },
  actions: { forgetAuthSuccess: () => undefined, report: () => undefined },
});

const suggestionFor = (...files: readonly File[]) => suggestedTool(givenHome(...files).home.getSnapshot().context)?.id;

const slider = () => {
  const tool = findTool('pdf-watermark');
  const { min, max, step } = (tool && fieldsOf(tool).find(({ kind }) => kind === 'slider'))?.slider ?? {};
  return [min, max, step];
};
const watermarkDefault = (field: string) => {
  const tool = findTool('pdf-watermark');
  return tool && initialOptions(tool)[field];
};

const rowsAfter = (count: number): number => {
  const recent = createActor(
    recentMachine.provide({
      actors: { loadRecent: noRows, progressFeed: silent },
      actions: { save: () => undefined },
    }),
  ).start();
  const row = {
    ...accepted.reply,
    originalFileName: '',
    downloadName: '',
    status: 'completed',
    createdAt: '',
    error: '',
  };
  for (let at = 0; at < count; at++) recent.send({ type: 'conversion.accepted', row: { ...row, id: `c${at}` } });
  return recent.getSnapshot().context.rows.length;
};

const barWhileUnknown = async () => {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { ProgressBar } = await import('../parts/progress-bar.js');
  return Number(/value="(\d+)"/.exec(renderToStaticMarkup(ProgressBar({ label: '', percent: null })))?.[1]);
};

/** Names of three files that the summary of the selection names. */
const namesInSummary = async () => {
  const text = (await pages['home, three PDFs']?.()) ?? '';
  const summary = /Start Over(.*?)Selected Files/.exec(text)?.[1] ?? '';
  return ['report.pdf', 'lease.pdf', 'annex.pdf'].filter((name) => summary.includes(name)).length;
};

const sentAs = () => {
  const { home } = givenHome(fileOf('report.pdf'));
  return uploadOf({ ...home.getSnapshot().context, tool: 'share' }).operation;
};

/** What the table names, as the program has it. */
export const observations: Readonly<Record<string, () => unknown>> = {
  'message for a type that is not accepted': () => messageFor(fileOf('clip.gif', 'image/gif')),
  'message for a PDF of 30 MB': () => messageFor(fileOf('a.pdf', 'application/pdf', 30 * MB)),
  'message for a PNG of 15.5 MB': () => messageFor(fileOf('a.png', 'image/png', 15.5 * MB)),
  'message for a JPEG of 16 MB': () => messageFor(fileOf('a.jpg', 'image/jpg', 16 * MB)),
  'upload bar while progress is unknown, of 100': barWhileUnknown,
  'names in the summary of three files': namesInSummary,
  'characters of a long name in the summary': () => shortName(LONG, 20).length,
  'characters of a long name elsewhere': () => shortName(LONG).length,
  'conversions in the list of a guest': () => rowsAfter(25),
  'success box hides after, ms': () =>
    delaysOf(resultBoxMachine, (box) => box.send({ type: 'result.ready', result: {} }))[0],
  'progress resets after, ms': resetDelay,
  'auth is checked again after, ms': () => delaysOf(away, () => undefined, { returning: true })[0],
  'a notice is shown for, ms': () => delaysOf(toastMachine, (toaster) => toaster.send(plainNotice('a')))[0],
  'a dismissed notice is removed after, ms': () =>
    delaysOf(toastMachine, (toaster) => {
      toaster.send(plainNotice('a'));
      toaster.send({ type: 'notice.dismissed' });
    })[1],
  'default watermark opacity': () => watermarkDefault('watermarkOpacity'),
  'default watermark position': () => watermarkDefault('watermarkPosition'),
  'opacity slider from, to, step': slider,
  'tool for one PDF': () => suggestionFor(fileOf('a.pdf')),
  'tool for two PDFs': () => suggestionFor(fileOf('a.pdf'), fileOf('b.pdf')),
  'tool for a text': () => suggestionFor(fileOf('a.txt', 'text/plain')),
  'split, sign and redact among the tools shown': () =>
    shownTools(['pdf'])
      .map(({ id }) => id)
      .filter((id) => ['pdf-split', 'pdf-sign', 'pdf-redact'].includes(id)),
  'operation that share is sent as': sentAs,
};
