import { SITE_NAME_MARK } from '../../contracts/brand.js';
import { screenLanguages, type ScreenLanguage } from '../../contracts/screen-languages.js';
import { escapeHtml as escape } from '../../services/platform/text/escape-html.js';

interface Frame {
  readonly language: ScreenLanguage;
  readonly title: string;
  readonly state: string;
  /** Markup for the head, if any. */
  readonly meta?: string;
  /** Markup of the page below the brand. */
  readonly main: string;
}

/** A page of a share link or of a signature request; it needs no script and is found by no search engine. `brandedHtml` names the site in it. */
export const shareFrameHtml = ({ language, title, state, meta = '', main }: Frame): string => `<!doctype html>
<html lang="${language}" dir="${screenLanguages[language].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escape(title)} - ${SITE_NAME_MARK}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/api/share-page.css">
${meta}</head>
<body>
<main data-state="${escape(state)}">
<p class="brand">${SITE_NAME_MARK}</p>
${main}
</main>
</body>
</html>
`;
