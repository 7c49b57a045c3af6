import { readFileSync } from 'node:fs';

/** The recipient's page may load its own style sheet and picture and start a download, and nothing else at all. */
export const SHARE_PAGE_POLICY =
  "default-src 'none'; img-src 'self'; style-src 'self'; frame-ancestors 'self'; sandbox allow-downloads allow-popups";

export const sharePageStyle = readFileSync(new URL('share-page.css', import.meta.url), 'utf8');
