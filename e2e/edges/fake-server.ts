import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnyEventObject } from 'xstate';
import type { SharedFile } from '../../contracts/api/shared-document.js';
import { CallFailed } from '../../ui/calls/server-reply.js';
import { until } from '../harness/until.js';
import { LOAD_HEADER } from './machines-in-page.js';

/** Calls whose failures the machines tell apart by class, so they are made in earnest and answered from here. */
export interface FakeServer {
  /** Holds a call of the page back until it is answered. */
  hear(request: IncomingMessage, response: ServerResponse): void;
  /** From now on only calls of this load of the page are heard. */
  expect(load: string): void;
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

/** A call may not be led there, so it fails as it does without a network; a browser repeats one that is cut off. */
const NOWHERE = 'data:,';

const fulfil = (response: ServerResponse, { error, output }: AnyEventObject): void => {
  if (error instanceof CallFailed) response.writeHead(error.status).end(error.body);
  else if (error !== undefined) response.writeHead(302, { location: NOWHERE }).end();
  else response.writeHead(200).end(bodyOf(output));
};

/**
 * Answers beside the files of the screens. Calls taken from the browser itself (`page.route`) would cost it its cache, and
 * every load of the page the compilation of all scripts.
 */
export const openFakeServer = (): FakeServer => {
  let asked: ServerResponse | undefined;
  let expected = '';
  return {
    hear: (request, response) => {
      request.resume();
      const load = request.headers[LOAD_HEADER];
      // Frames, pictures and downloads name no load; a call of the page before may be heard of late.
      if (load === undefined || (load !== '' && load !== expected)) {
        response.writeHead(204).end();
        return;
      }
      asked = response;
      response.once('close', () => {
        if (asked === response) asked = undefined; // taken back
      });
    },
    expect: (load) => {
      expected = load;
      asked = undefined;
    },
    answer: async (end) => {
      await until('the page asks the server', () => asked !== undefined);
      const response = asked!;
      asked = undefined;
      fulfil(response, end);
    },
  };
};
