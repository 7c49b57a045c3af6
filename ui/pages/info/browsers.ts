/** The oldest versions that the screens are built for: they know cascade layers and registered properties. */
export const oldestBrowsers = { Chrome: '111', Edge: '111', Firefox: '128', Safari: '16.4' } as const;

/** The same, as the build wants it. */
export const buildTargets: string[] = Object.entries(oldestBrowsers)
  .map(([name, version]) => `${name.toLowerCase()}${version}`)
  .concat(`ios${oldestBrowsers.Safari}`);
