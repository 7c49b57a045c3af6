import { fromCallback } from 'xstate';
import { t } from '../text/t.js';

const QUESTION = 'Your file is still being processed. If you leave this page now, that will stop.';

/** A link that opens another page in this window. */
const isWayOut = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.target !== '' || link.hasAttribute('download')) return false;
  return !ctrlKey && !metaKey && !shiftKey && link.pathname !== location.pathname;
};

/** While it runs, asks for confirmation before the page is left, by the browser or by a link of the product. */
export const leaveWarning = fromCallback(() => {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  const ask = (event: MouseEvent): void => {
    if (!isWayOut(event) || window.confirm(t(QUESTION))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', ask, { capture: true, signal }); // before the router handles it
  return () => {
    listening.abort();
  };
});
