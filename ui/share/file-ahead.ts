import { createContext } from 'react';
import type { SharedFile } from '../../contracts/api/shared-document.js';
import { SHARED_PAGE_ATTRIBUTE } from '../../contracts/shared-page.js';
import { readSharePage } from '../calls/share.calls.js';

/** What this page came with about the file of a link; null for nothing. */
const fileInPage = (hash: string): SharedFile | null => {
  if (typeof document === 'undefined') return null;
  const element = document.querySelector(`template[${SHARED_PAGE_ATTRIBUTE}]`);
  return element?.getAttribute(SHARED_PAGE_ATTRIBUTE) === hash ? readSharePage(element.innerHTML) : null;
};

/** Tells what is known of a shared file before the server is asked. */
export const FileAhead = createContext(fileInPage);
