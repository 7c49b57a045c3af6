import { Languages } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { addressIn, englishAddress } from '../../contracts/page-languages.js';
import { screenLanguages, type ScreenLanguage } from '../../contracts/screen-languages.js';
import { LinkMenu } from '../parts/menus/link-menu.js';
import { t } from '../text/t.js';

const languages = Object.keys(screenLanguages) as ScreenLanguage[];

/** This page in a language: at its address, or drawn in it; where its text is in English alone, at least around that. */
const linkTo = ({ pathname, search, hash }: ReturnType<typeof useLocation>, language: ScreenLanguage): string => {
  const query = new URLSearchParams(search);
  query.set('lang', language);
  return `${addressIn(language, englishAddress(pathname))}?${query.toString()}${hash}`;
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
