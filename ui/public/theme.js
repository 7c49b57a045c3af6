// Runs before the first paint, so that a dark page never flashes white. A file of its own: the page's policy
// forbids inline scripts. The names are those of ui/theme/theme.ts.
{
  const { document, matchMedia } = globalThis;
  let saved = null;
  try {
    saved = globalThis.localStorage.getItem('docket.theme');
  } catch {
    // storage switched off: as the system says
  }
  const dark = saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}
