import { readFileSync } from 'node:fs';

const common = "default-src 'none'; img-src 'self'; style-src 'self'; frame-ancestors 'self'";

/** The recipient's page may load its own style sheet and picture and start a download, and nothing else at all. */
export const SHARE_PAGE_POLICY = `${common}; sandbox allow-downloads allow-popups`;

/**
 * The page that asks for the password has a form and nothing of any visitor. It keeps its origin: a form of a page
 * without one counts as another site's.
 */
export const LOCKED_PAGE_POLICY = `${common}; form-action 'self'; sandbox allow-forms allow-same-origin`;

export const sharePageStyle = readFileSync(new URL('share-page.css', import.meta.url), 'utf8');
