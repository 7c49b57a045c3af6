import { fromCallback } from 'xstate';
import { guardBack } from '../browser/back-guard.js';
import { t } from '../text/t.js';

const QUESTION = 'Your file is still being processed. If you leave this page now, that will stop.';

/** A link that opens another page in this window. */
const isWayOut = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.target !== '' || link.hasAttribute('download')) return false;
  return !ctrlKey && !metaKey && !shiftKey && link.pathname !== location.pathname;
};

/** The place of a page among those of this window, as the router counts them; null where it has not counted. */
const placeIn = (state: unknown): number | null => {
  const { idx } = (state ?? {}) as { readonly idx?: unknown };
  return typeof idx === 'number' ? idx : null;
};

/** Asks before Back or Forward leads to another page, and returns to this one where the visitor stays. */
const askOnBack = (): (() => void) => {
  const here = { path: location.pathname, place: placeIn(history.state) };
  let isReturning = false;
  return guardBack((event) => {
    const isLeft = location.pathname !== here.path;
    if (!isReturning && (!isLeft || window.confirm(t(QUESTION)))) return;
    event.stopImmediatePropagation();
    isReturning = !isReturning;
    if (!isReturning) return;
    const place = placeIn(event.state);
    history.go(here.place === null || place === null ? 1 : here.place - place);
  });
};

/** While it runs, asks for confirmation before the page is left, by the browser or by a link of the product. */
export const leaveWarning = fromCallback(() => {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  const leaveBack = askOnBack();
  const ask = (event: MouseEvent): void => {
    if (!isWayOut(event) || window.confirm(t(QUESTION))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', ask, { capture: true, signal }); // before the router handles it
  return () => {
    leaveBack();
    listening.abort();
  };
});
