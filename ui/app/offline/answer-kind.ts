import { SHARE_TARGET } from '../../../contracts/routes.js';

export const SHARE_PATH = SHARE_TARGET;
export const OFFLINE_PAGE = '/offline.html';
export const HOME = '/';

/**
 * Whether home is at an address, in any language. The service worker is a script without imports, so what it is made
 * of is of no other script; hence not by the addresses in contracts.
 */
export const isHome = (path: string): boolean => /^\/(?:ar|de|es|fr|zh)?$/.test(path);

export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/**
 * Who answers a request of a page: for `shared` the worker itself, and for `sender` too once the server has said who sent that; for `page` and `file` the server, and what is kept
 * only when that is out of reach; for `kept` first what is kept; for `server` nobody else.
 */
export type AnswerKind = 'shared' | 'sender' | 'page' | 'file' | 'kept' | 'server';

const isCall = (path: string): boolean => /^\/(api|ws|sign)(\/|$)/.test(path);

/** Nothing of the API is answered from what is kept, and only addresses that name their contents are. */
export const answerKind = ({ method, mode, url }: Asked, origin: string): AnswerKind => {
  const { origin: asked, pathname } = new URL(url);
  if (asked !== origin || isCall(pathname)) return 'server';
  if (method === 'POST') return pathname === SHARE_PATH ? 'shared' : 'server';
  if (method !== 'GET') return 'server';
  if (mode === 'navigate') return pathname === SHARE_PATH ? 'sender' : 'page';
  return pathname.startsWith('/assets/') ? 'kept' : 'file';
};
