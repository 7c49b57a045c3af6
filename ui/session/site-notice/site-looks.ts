import { fromCallback } from 'xstate';

const CHANGED = 'docket-site-changed';

/** Tells the notice around the page that the rules of the site were changed here. */
export const tellSiteChanged = (): void => {
  window.dispatchEvent(new Event(CHANGED));
};

export type SiteLook = { readonly type: 'page.looked' } | { readonly type: 'rules.changed' };

/** So often whoever looks at a page on and on is told what is new. */
const LOOKS_EVERY_MS = 30_000;

/** Tells when somebody looks at the page again or goes on looking at it, and when the rules of the site were changed on it. */
export const siteLooks = fromCallback<SiteLook>(({ sendBack }) => {
  const looked = (): void => {
    if (!document.hidden) sendBack({ type: 'page.looked' });
  };
  const changed = (): void => sendBack({ type: 'rules.changed' });
  document.addEventListener('visibilitychange', looked);
  const looking = setInterval(looked, LOOKS_EVERY_MS);
  window.addEventListener(CHANGED, changed);
  return () => {
    clearInterval(looking);
    document.removeEventListener('visibilitychange', looked);
    window.removeEventListener(CHANGED, changed);
  };
});
