import { Languages } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { addressIn, englishAddress, languagesOf } from '../../contracts/page-languages.js';
import { isPageRoute } from '../../contracts/routes.js';
import { screenLanguages, type ScreenLanguage } from '../../contracts/screen-languages.js';
import { LinkMenu } from '../parts/menus/link-menu.js';
import { t } from '../text/t.js';

const languages = Object.keys(screenLanguages) as ScreenLanguage[];

const addressOf = (language: ScreenLanguage, path: string): string =>
  languagesOf(path).includes(language) || isPageRoute(path) ? addressIn(language, path) : '/';

/** This page in a language: at its address, or drawn in it; home where it is written in English alone. */
const linkTo = ({ pathname, search, hash }: ReturnType<typeof useLocation>, language: ScreenLanguage): string => {
  const query = new URLSearchParams(search);
  query.set('lang', language);
  return `${addressOf(language, englishAddress(pathname))}?${query.toString()}${hash}`;
};

/** The languages of the screens, each a link to this page in it. */
export const LanguageMenu = () => {
  const location = useLocation();
  return (
    <LinkMenu
      button={
        <button
          type="button"
          title={t('Language')}
          className="grid size-10 place-items-center rounded-full text-muted transition-colors hover:bg-ink/5 hover:text-ink lg:shrink-0"
        >
          <Languages className="size-[1.125rem]" aria-hidden="true" />
          <span className="sr-only">{t('Language')}</span>
        </button>
      }
      links={languages.map((code) => (
        <a key={code} href={linkTo(location, code)} hrefLang={code} lang={code}>
          {screenLanguages[code].name}
        </a>
      ))}
    />
  );
};
