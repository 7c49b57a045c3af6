// Runs before the first paint, so that a dark page never flashes white and no other page, nor one in another language,
// shows the home page in English that index.html holds. A file of its own: the pages' policy forbids inline scripts.
// Names as in theme/theme.ts and text/language.ts.
{
  const { document, location, matchMedia } = globalThis;
  const { dataset } = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const isDark = dataset.choice === 'dark' || (dataset.choice !== 'light' && dark.matches);
    dataset.theme = isDark ? 'dark' : 'light';
  };
  let spoken = null;
  dataset.choice = 'system';
  try {
    dataset.choice = globalThis.localStorage.getItem('docket.theme') ?? dataset.choice;
    spoken = globalThis.localStorage.getItem('docket.language');
  } catch {
    // storage switched off: as the system says
  }
  apply();
  dark.addEventListener('change', apply); // a public page may be read without the app, which would follow the system
  if (dataset.page === '*') dataset.page = location.pathname; // drawn for any path, as in contracts/routes.ts
  const isDrawn = dataset.page === undefined || location.pathname === dataset.page;
  const named = new globalThis.URLSearchParams(location.search).get('lang');
  const preferred = globalThis.navigator.languages.map((tag) => tag.split('-')[0].toLowerCase());
  const languages = ['en', 'de', 'fr', 'es', 'ar', 'zh']; // as in contracts/screen-languages.ts
  const home = /^\/([a-z]{2})$/.exec(location.pathname)?.[1]; // as languageOfHome in contracts/page-languages.ts
  const isWritten = isDrawn && dataset.written !== undefined; // in the language of its address
  const lang = [named, home, spoken, ...preferred].find((code) => languages.includes(code)) ?? 'en';
  if (!isWritten) {
    Object.assign(document.documentElement, { lang, dir: lang === 'ar' ? 'rtl' : 'ltr' });
    if (!isDrawn || lang !== (dataset.drawn ?? 'en')) dataset.elsewhere = '';
  }
}
