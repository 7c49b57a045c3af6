import { createActor, fromPromise, waitFor } from 'xstate';
import { uploadProblem } from '../calls/upload.js';
import type { Notice } from '../notice.js';
import { fileOf } from '../screens/home/given.js';
import { recentMachine } from '../screens/home/recent/recent.machine.js';
import { resultBoxMachine } from '../screens/home/result/result-box.machine.js';
import { copies, givenHome, noRows } from './given-home.js';

const firstOf = (actor: { on: (type: 'notice', tell: (notice: Notice) => void) => unknown }): Promise<Notice> =>
  new Promise((resolve) => actor.on('notice', resolve));

/** An upload that the server answers like this. */
const refused = (status: number, body: string) => () => {
  const { home } = givenHome(fileOf('report.pdf'));
  const notice = firstOf(home);
  home.send({ type: 'tool.chosen', tool: 'pdf-compress' });
  home.send({ type: 'upload.refused', message: uploadProblem(status, body) });
  return notice;
};

const copied = (copy: () => Promise<void>) => () => {
  const box = createActor(resultBoxMachine.provide({ actors: { copyText: fromPromise(copy) } })).start();
  const notice = firstOf(box);
  box.send({ type: 'result.ready', result: { shareHash: 'h1', shareLink: 'l1', name: 'report.pdf' } });
  box.send({ type: 'copy.pressed' });
  return notice.finally(() => box.stop());
};

const listed = async (event: { type: 'share.pressed'; link: string } | { type: 'download.pressed'; name: string }) => {
  const actors = { copyText: copies, loadRecent: noRows };
  const recent = createActor(recentMachine.provide({ actors })).start();
  await waitFor(recent, (state) => state.matches({ list: 'loaded' }));
  const notice = firstOf(recent);
  recent.send(event);
  return notice;
};

/** The situations that the table names, and the notice that each raises. */
export const situations: Readonly<Record<string, () => Promise<Notice>>> = {
  'upload refused with an error field': refused(422, '{"error":"from error","message":"from message"}'),
  'upload refused with a message field': refused(422, '{"message":"from message"}'),
  'upload refused with plain text': refused(422, 'plain words'),
  'upload refused without a word, status 502': refused(502, ''),
  'upload broken off': refused(0, ''),
  'result link copied': copied(() => Promise.resolve()),
  'result link not copied': copied(() => Promise.reject(new Error('denied'))),
  'link in the list copied': () => listed({ type: 'share.pressed', link: 'l1' }),
  'download begun': () => listed({ type: 'download.pressed', name: 'report.pdf' }),
};
