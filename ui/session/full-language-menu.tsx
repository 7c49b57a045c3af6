import { useLocation } from 'react-router-dom';
import { screenLanguages } from '../../contracts/screen-languages.js';
import { DropDown, type DropDownProps } from '../parts/menus/drop-down.js';
import { addressInLanguage, languages } from './language-address.js';

/** The languages of the screens, each a link to this page in it. */
export const FullLanguageMenu = (props: Pick<DropDownProps, 'button' | 'defaultOpen'>) => {
  const location = useLocation();
  return (
    <DropDown
      {...props}
      links={languages.map((code) => (
        <a key={code} href={addressInLanguage(location, code)} hrefLang={code} lang={code}>
          {screenLanguages[code].name}
        </a>
      ))}
    />
  );
};
