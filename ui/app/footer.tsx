import { Link, useLocation } from 'react-router-dom';
import { screenLanguages } from '../../contracts/screen-languages.js';
import { Logo } from '../parts/logo.js';
import { addressInLanguage, languages } from '../session/language-address.js';
import { screenPlaces } from './menu-links.js';
import { infoGroups, landingGroups, type PlaceGroup } from './page-groups.js';
import { useAdvertised } from './use-menu-links.js';
import { addressHere } from '../text/address-here.js';
import { t, translated } from '../text/t.js';
import { siteName } from '../text/site-name.js';

const columns: readonly PlaceGroup[] = [...landingGroups, { title: 'Screens', places: screenPlaces }, ...infoGroups];

/** Every page, by group. */
export const Footer = () => (
  <footer data-shell className="mt-24 border-t border-line text-sm text-muted">
    <div className="page grid gap-x-8 gap-y-9 py-12 sm:grid-cols-2 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,5fr)]">
      <div>
        <Link to="/" className="inline-flex items-center gap-2.5 text-lg font-semibold tracking-tight text-ink">
          <Logo />
          {siteName()}
        </Link>
        <p className="mt-3 max-w-44 text-pretty">{t('A PDF toolkit on your own machine.')}</p>
      </div>
      <nav
        aria-label={t('All pages')}
        className="grid grid-cols-2 gap-x-6 gap-y-9 sm:col-span-2 sm:grid-cols-3 lg:col-span-1 lg:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]"
      >
        {columns.map((column) => (
          <FooterColumn key={column.title} {...column} />
        ))}
      </nav>
    </div>
    <div className="page">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line py-6 text-[0.8125rem]">
        <span>{t('Files are deleted when their link ends.')}</span>
        <LanguageLinks />
        <span>{t('iOS app coming soon')}</span>
      </div>
    </div>
  </footer>
);

/** This page in each language. */
const LanguageLinks = () => {
  const location = useLocation();
  return (
    <nav aria-label={t('Language')}>
      <ul className="flex flex-wrap gap-x-4">
        {languages.map((code) => (
          <li key={code}>
            <a
              href={addressInLanguage(location, code)}
              hrefLang={code}
              lang={code}
              className="inline-block rounded py-1 transition-colors hover:text-ink"
            >
              {screenLanguages[code].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const FooterColumn = ({ title, places }: PlaceGroup) => {
  const advertised = useAdvertised();
  return (
    <section>
      <h2 className="font-semibold text-ink">{translated(title)}</h2>
      <ul className="mt-2.5 grid gap-0.5">
        {advertised(places).map(({ to, text }) => (
          <li key={to}>
            <Link to={addressHere(to)} className="inline-block rounded py-1 transition-colors hover:text-ink">
              {translated(text)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
