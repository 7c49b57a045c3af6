import { shadesOf } from '../../contracts/brand-colours.js';
import { logoPath, OWN_NAME, SITE_NAME_MARK, type Brand } from '../../contracts/brand.js';
import { escapeHtml as escape } from '../../services/platform/text/escape-html.js';
import { brandStyles } from './brand-looks.js';

const ICON = /<link rel="icon"[^>]*>/;
const TOUCH_ICON = /<link rel="apple-touch-icon"[^>]*>/;
const THEME_COLOUR = /<meta name="theme-color"[^>]*>/;

/** A page that is about to be sent, with what this site calls itself and looks like: no other brand is painted first. */
export const brandedHtml = (page: string, brand: Brand): string => {
  const { name, colour, logo } = brand;
  const styles = brandStyles(brand);
  const site = escape(name ?? OWN_NAME);
  let filled = page.replaceAll(SITE_NAME_MARK, () => site);
  if (name !== null) filled = filled.replace('<html ', () => `<html data-site="${site}" `);
  if (colour !== null)
    filled = filled.replace(THEME_COLOUR, `<meta name="theme-color" content="${shadesOf(colour, 'light').brand}" />`);
  if (logo !== null)
    filled = filled
      .replace(ICON, `<link rel="icon" href="${logoPath(logo.sha256)}" type="image/png" />`)
      .replace(TOUCH_ICON, `<link rel="apple-touch-icon" href="${logoPath(logo.icon.sha256)}" />`);
  return styles ? filled.replace('</head>', `<link rel="stylesheet" href="${styles.path}" />\n</head>`) : filled;
};

interface Manifest {
  readonly icons: readonly object[];
  readonly shortcuts: readonly object[];
}

/** The manifest with which browsers install the site. */
export const brandedManifest = (built: string, { name, colour, logo }: Brand): string => {
  const manifest = JSON.parse(built) as Manifest;
  const icons = logo === null ? undefined : [{ src: logoPath(logo.icon.sha256), sizes: '512x512', type: 'image/png' }];
  return JSON.stringify({
    ...manifest,
    ...(name !== null && { name, short_name: name }),
    ...(colour !== null && { theme_color: shadesOf(colour, 'light').brand }),
    ...(icons && { icons, shortcuts: manifest.shortcuts.map((shortcut) => ({ ...shortcut, icons })) }),
  });
};
