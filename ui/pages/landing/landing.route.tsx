import { useDocumentTitle } from '../../browser/document-title.js';
import { headOf } from '../page-head.js';
import type { LandingPage } from './landing-page.js';
import { LandingScreen } from './landing.screen.js';

export const Landing = ({ page }: { readonly page: LandingPage }) => {
  useDocumentTitle(headOf(page).title);
  return <LandingScreen page={page} />;
};
