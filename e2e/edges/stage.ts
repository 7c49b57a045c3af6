import type { Page, Route } from 'playwright-core';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { SharedFile } from '../../contracts/api/share.js';
import { CallFailed } from '../../ui/calls/reply.js';
import { until } from '../harness/until.js';

/** Where a machine runs: the name the page shows it under, and the part of that machine where it is one. */
export interface Place {
  readonly running: string;
  readonly part?: string;
}

interface Held {
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface StageWindow {
  readonly held: Record<string, Held>;
  readonly actorAt: (place: Place) => AnyActorRef | undefined;
}

declare global {
  interface Window {
    stage: StageWindow;
  }
}

/** Runs in the page before its own scripts: puts actors there that do nothing until told. */
export const raiseCurtain = (): void => {
  const held: StageWindow['held'] = {};
  const silent = { callback: () => () => undefined };
  const waiting = (name: string) => ({
    [name]: { promise: () => new Promise((resolve, reject) => (held[name] = { resolve, reject })) },
  });
  const actorAt: StageWindow['actorAt'] = ({ running, part }) => {
    const actor = window.__docketSeam?.running[running];
    if (part === undefined) return actor;
    const children = (actor?.getSnapshot() as AnyMachineSnapshot | undefined)?.children as
      Record<string, AnyActorRef> | undefined;
    return children?.[part];
  };
  window.stage = { held, actorAt };
  window.__docketSeam = {
    actors: {
      auth: waiting('checkUser'),
      home: { upload: silent, progressFeed: silent },
      recent: { ...waiting('loadRecent'), ...waiting('copyText'), progressFeed: silent },
      'result-box': waiting('copyText'),
      share: waiting('copyText'),
    },
    running: {},
  };
};

/** Calls whose failures the machines tell apart by class, so they are made in earnest and answered from here. */
export interface Wire {
  answer(end: AnyEventObject): Promise<void>;
}

const bodyOf = (output: unknown): string =>
  typeof output === 'string'
    ? JSON.stringify({ id: 'c1', status: output })
    : Object.entries(output as SharedFile)
        .map(([name, value]) => `<p data-share="${name}">${value}</p>`)
        .join('');

const fulfil = (route: Route, { error, output }: AnyEventObject): Promise<void> => {
  if (error instanceof CallFailed) return route.fulfill({ status: error.status, body: error.body });
  if (error !== undefined) return route.abort();
  return route.fulfill({ status: 200, body: bodyOf(output) });
};

/** Holds every call of the page back until it is answered. */
export const openWire = async (page: Page): Promise<Wire> => {
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

/** Ends a promise of an understudy. */
export const endPromise = async (page: Page, name: string, { error, output }: AnyEventObject): Promise<void> => {
  const message = error instanceof Error ? error.message : null;
  await page.evaluate(
    ([key, failure, value]) => {
      const promise = window.stage.held[key];
      if (failure === null) promise?.resolve(value);
      else promise?.reject(new Error(failure));
    },
    [name, message, output] as const,
  );
};

/** Sends an event to a machine past the controls of the page. */
export const send = async (page: Page, place: Place, event: AnyEventObject): Promise<void> => {
  const { files, ...rest } = event;
  const names = (files as readonly File[] | undefined)?.map(({ name, type }) => ({ name, type }));
  await page.evaluate(
    ([where, plain, chosen]) => {
      const made = chosen?.map(({ name, type }) => new File(['abc'], name, { type }));
      window.stage.actorAt(where)?.send(made ? { ...plain, files: made } : plain);
    },
    [place, rest, names] as const,
  );
};

/** How long a delay of a machine is now, in milliseconds. */
export const delayAt = (page: Page, place: Place, name: string): Promise<number> =>
  page.evaluate(
    ([where, key]) => {
      const actor = window.stage.actorAt(where) as unknown as {
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
    const snapshot = window.stage.actorAt(where)?.getSnapshot() as AnyMachineSnapshot | undefined;
    return snapshot && JSON.stringify({ value: snapshot.value, context: snapshot.context as object });
  }, place);
  return text === undefined ? undefined : (JSON.parse(text) as AnyMachineSnapshot);
};
