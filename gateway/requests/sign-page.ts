import { readFileSync } from 'node:fs';

/** The page of a recipient may load its own style sheet, script and pictures, and send its forms, and nothing else at all. */
export const SIGN_PAGE_POLICY =
  "default-src 'none'; img-src 'self' data:; style-src 'self'; script-src 'self'; form-action 'self'; " +
  "frame-ancestors 'none'; base-uri 'none'";

/** Style for the page of a recipient, beside the style of the pages of share links. */
export const signPageStyle = readFileSync(new URL('sign-page.css', import.meta.url), 'utf8');

/** Adds drawing to a page that works without it. */
export const signPageScript = readFileSync(new URL('sign-page-script.js', import.meta.url), 'utf8');
