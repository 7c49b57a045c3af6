/** The page has its own files by then. */
const LATER_MS = 5_000;

/** Lets the home page open without a server, once the page has nothing else to do. Needs https, or localhost. */
export const workWithoutServer = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    // Without a network it does not come; the next page that is loaded asks again.
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  };
  setTimeout(register, LATER_MS);
};
