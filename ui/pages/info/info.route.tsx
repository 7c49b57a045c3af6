import { useDocumentTitle } from '../../browser/document-title.js';
import { headOf } from '../page-head.js';
import type { InfoPage } from './info-page.js';
import { InfoScreen } from './info.screen.js';

export const Info = ({ page }: { readonly page: InfoPage }) => {
  useDocumentTitle(headOf(page).title);
  return <InfoScreen page={page} />;
};
