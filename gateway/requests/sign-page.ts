import { readFileSync } from 'node:fs';
import { sharePageStyle } from '../shares/share-page.js';

/** The page of a recipient may load its own style sheet, script and pictures, and send its forms, and nothing else at all. */
export const SIGN_PAGE_POLICY =
  "default-src 'none'; img-src 'self' data:; style-src 'self'; script-src 'self'; form-action 'self'; " +
  "frame-ancestors 'none'; base-uri 'none'";

const ownStyle = readFileSync(new URL('sign-page.css', import.meta.url), 'utf8');

export const signPageStyle = `${sharePageStyle}\n${ownStyle}`;

/** Adds drawing to a page that works without it. */
export const signPageScript = readFileSync(new URL('sign-page-script.js', import.meta.url), 'utf8');
