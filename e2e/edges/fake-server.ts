import type { Page, Route } from 'playwright-core';
import type { AnyEventObject } from 'xstate';
import type { SharedFile } from '../../contracts/api/shared-document.js';
import { CallFailed } from '../../ui/calls/server-reply.js';
import { until } from '../harness/until.js';

/** Calls whose failures the machines tell apart by class, so they are made in earnest and answered from here. */
export interface FakeServer {
  answer(end: AnyEventObject): Promise<void>;
}

const pageOf = (file: SharedFile): string =>
  Object.entries(file)
    .flatMap(([name, value]) => [value].flat().map((text) => `<p data-share="${name}">${text}</p>`))
    .join('');

const bodyOf = (output: unknown): string => {
  if (output === undefined) return '';
  if (typeof output === 'string') return JSON.stringify({ id: 'c1', status: output, pass: output });
  return 'heading' in (output as object) ? pageOf(output as SharedFile) : JSON.stringify(output);
};

const fulfil = (route: Route, { error, output }: AnyEventObject): Promise<void> => {
  if (error instanceof CallFailed) return route.fulfill({ status: error.status, body: error.body });
  if (error !== undefined) return route.abort();
  return route.fulfill({ status: 200, body: bodyOf(output) });
};

/** Holds every call of the page back until it is answered. */
export const startFakeServer = async (page: Page): Promise<FakeServer> => {
  let asked: Route | undefined;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) asked = undefined; // what the page before has asked
  });
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const isOld = request.headers()['referer'] !== page.url(); // a call of the page before, heard of late
    if (request.resourceType() === 'fetch') asked = isOld ? asked : route;
    else await route.fulfill({ status: 204 }); // frames, pictures and downloads
  });
  return {
    answer: async (end) => {
      await until('the page asks the server', () => asked !== undefined);
      const route = asked!;
      asked = undefined;
      await fulfil(route, end);
    },
  };
};
