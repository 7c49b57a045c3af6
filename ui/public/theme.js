// Runs before the first paint, so that a dark page never flashes white and no other page shows the home page that
// index.html holds. A file of its own: the pages' policy forbids inline scripts. Names as in theme/theme.ts.
{
  const { document, location, matchMedia } = globalThis;
  let choice = 'system';
  try {
    choice = globalThis.localStorage.getItem('docket.theme') ?? choice;
  } catch {
    // storage switched off: as the system says
  }
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  Object.assign(document.documentElement.dataset, { choice, theme: dark ? 'dark' : 'light' });
  if (location.pathname !== '/') document.documentElement.dataset.elsewhere = '';
}
