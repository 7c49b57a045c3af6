import { createContext } from 'react';
import type { SharedFile } from '../../contracts/api/shared-document.js';
import { SHARED_PAGE_ATTRIBUTE } from '../../contracts/shared-page.js';
import { readSharePage } from '../calls/share.calls.js';

/** The facts about the file of a link that this page came with; null for none. */
const fileInPage = (hash: string): SharedFile | null => {
  if (typeof document === 'undefined') return null;
  const element = document.querySelector(`template[${SHARED_PAGE_ATTRIBUTE}]`);
  return element?.getAttribute(SHARED_PAGE_ATTRIBUTE) === hash ? readSharePage(element.innerHTML) : null;
};

/** Tells what is known of a shared file before the server is asked. */
export const PreloadedFile = createContext(fileInPage);
