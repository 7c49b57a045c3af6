import { fromPromise } from 'xstate';
import { SAME_VIEW_HEADER, sharedFile, type SharedFile } from '../../contracts/api/share.js';
import { call } from './reply.js';

const textOf = (page: Document, name: keyof SharedFile): string => {
  const element = page.querySelector(`[data-share="${name}"]`);
  // What a program reads stands in an attribute where the text is made for people.
  return element?.getAttribute('data-value') ?? element?.getAttribute('datetime') ?? element?.textContent.trim() ?? '';
};

/** The facts in a share page. Specification section 2, "Share page". */
export const readSharePage = (html: string): SharedFile => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const names = Object.keys(sharedFile.shape) as (keyof SharedFile)[];
  return sharedFile.parse(Object.fromEntries(names.map((name) => [name, textOf(page, name)])));
};

interface Asking {
  readonly hash: string;
  /** Whether the page was shown before, so that this look at it is not counted. */
  readonly again: boolean;
}

/** `GET /api/share/{hash}`. */
export const fetchShared = fromPromise<SharedFile, Asking>(async ({ input: { hash, again } }) => {
  const headers = again ? { [SAME_VIEW_HEADER]: '1' } : {};
  const reply = await call(`/api/share/${encodeURIComponent(hash)}`, { headers });
  return readSharePage(await reply.text());
});
