import { fromCallback } from 'xstate';

const QUESTION = 'Your file is still being processed. If you leave this page now, that will stop.';

/** A link that leads away from this page in this window. */
const isWayOut = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.target !== '' || link.hasAttribute('download')) return false;
  return !ctrlKey && !metaKey && !shiftKey && link.pathname !== location.pathname;
};

/** Asks before the page is left, as long as it runs: by the browser, or by a link within the product. */
export const leaveWarning = fromCallback(() => {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  const ask = (event: MouseEvent): void => {
    if (!isWayOut(event) || window.confirm(QUESTION)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', ask, { capture: true, signal }); // before the router hears of it
  return () => {
    listening.abort();
  };
});
