import type { ReactNode } from 'react';
import { useDocumentTitle } from '../browser/document-title.js';
import { titleOf, type ScreenPath } from './screen-titles.js';

/** A screen, with its name on the browser's tab. */
export const Titled = ({ path, children }: { readonly path: ScreenPath; readonly children: ReactNode }) => {
  useDocumentTitle(titleOf(path));
  return children;
};
