import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { SharedFile } from '../../contracts/api/share.js';
import { CallFailed } from '../calls/reply.js';
import { accepted, fileOf } from '../screens/home/given.js';
import { HomeScreen } from '../screens/home/home.screen.js';
import { NotFound } from '../screens/not-found/not-found.screen.js';
import { shareMachine } from '../screens/share/share.machine.js';
import { ShareScreen } from '../screens/share/share.screen.js';
import { givenHome } from './given-home.js';

/** What a page says: its text, without its markup. */
const textOf = (page: ReactElement): string =>
  renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>)
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

const homePage = ({ home, recent, resultBox }: ReturnType<typeof givenHome>): string =>
  textOf(<HomeScreen actor={home} recent={recent} resultBox={resultBox} />);

const [report, lease, annex] = ['report.pdf', 'lease.pdf', 'annex.pdf'].map((name) => fileOf(name)) as [
  File,
  File,
  File,
];

const uploading = () => {
  const page = givenHome(report, lease);
  page.home.send({ type: 'tool.chosen', tool: 'pdf-merge' });
  return page;
};

const halfUploaded = () => {
  const page = uploading();
  page.home.send({ type: 'upload.progressed', sent: 3, total: 6 });
  return page;
};

const converting = () => {
  const page = uploading();
  page.home.send(accepted);
  return page;
};

const withoutWatermark = () => {
  const page = givenHome(report);
  page.home.send({ type: 'option.changed', tool: 'pdf-watermark', field: 'watermarkText', value: ' ' });
  page.home.send({ type: 'tool.chosen', tool: 'pdf-watermark' });
  return page;
};

const sharePage = async (answer: () => Promise<SharedFile>): Promise<string> => {
  const machine = shareMachine.provide({ actors: { fetchShared: fromPromise(answer) } });
  const actor = createActor(machine, { input: { hash: 'h1', address: '' } }).start();
  await waitFor(actor, (state) => !state.matches('loading'));
  const text = textOf(<ShareScreen actor={actor} />);
  actor.stop();
  return text;
};

const shared = (status: SharedFile['status']) => () =>
  sharePage(async () => ({
    heading: 'Shared document',
    file: 'report.pdf',
    created: '2026-03-01T00:00:00.000Z',
    status,
    expires: '27 days',
  }));
const refusedLink = (status: number, code: string) => () =>
  sharePage(() => Promise.reject(new CallFailed(status, JSON.stringify({ error: '', code, facts: {} }), '')));

/** The pages that the table names, as text. */
export const pages: Readonly<Record<string, () => string | Promise<string>>> = {
  'home, nothing selected': () => homePage(givenHome()),
  'home, one PDF': () => homePage(givenHome(report)),
  'home, three PDFs': () => homePage(givenHome(report, lease, annex)),
  'home, a PDF and an image': () => homePage(givenHome(report, fileOf('photo.png', 'image/png'))),
  'home, watermark without text': () => homePage(withoutWatermark()),
  'home, uploading, progress unknown': () => homePage(uploading()),
  'home, half uploaded': () => homePage(halfUploaded()),
  'home, with a running conversion listed': () => homePage(converting()),
  'share link, completed': shared('completed'),
  'share link, processing': shared('processing'),
  'share link, invalid': refusedLink(400, 'share-link.invalid'),
  'share link, missing': refusedLink(404, 'share-link.not-found'),
  'unknown path': () => textOf(<NotFound />),
};
