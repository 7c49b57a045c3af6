import type { ScreenLanguage } from '../../../contracts/screen-languages.js';
import { useDocumentTitle } from '../../browser/document-title.js';
import { headOf } from '../page-head.js';
import type { InfoPage } from './info-page.js';
import { InfoScreen } from './info.screen.js';

interface InfoProps {
  readonly page: InfoPage;
  /** That it is written in. */
  readonly language: ScreenLanguage;
}

export const Info = ({ page, language }: InfoProps) => {
  useDocumentTitle(headOf(page).title);
  return <InfoScreen page={page} language={language} />;
};
