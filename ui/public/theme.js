// Runs before the first paint, so that a dark page never flashes white. A file of its own: the page's policy
// forbids inline scripts. The names are those of ui/theme/theme.ts.
const { document, localStorage, matchMedia } = globalThis;

const savedTheme = () => {
  try {
    return localStorage.getItem('docket.theme');
  } catch {
    return null; // storage switched off: follow the system
  }
};

const saved = savedTheme();
const dark = saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.dataset.theme = dark ? 'dark' : 'light';
