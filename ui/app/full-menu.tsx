import { Link } from 'react-router-dom';
import { DropDown, type DropDownProps } from '../parts/menus/drop-down.js';
import { openFinder } from '../browser/finder.js';
import { addressHere } from '../text/address-here.js';
import { t, translated } from '../text/t.js';
import type { Place } from './menu-links.js';
import { landingGroups } from './page-groups.js';
import { useAdvertised, useMenuPlaces } from './use-menu-links.js';

const linkTo = ({ to, text }: Place) => (
  <Link key={to} to={addressHere(to)}>
    {translated(text)}
  </Link>
);

const findTool = () => (
  <button key="find" type="button" className="w-full text-start" onClick={openFinder}>
    {t('Find a tool')}
  </button>
);

/** The content of the menu of the header. */
export const FullMenu = (props: Pick<DropDownProps, 'button' | 'defaultOpen'>) => {
  const advertised = useAdvertised();
  return (
    <DropDown
      {...props}
      links={[findTool(), ...useMenuPlaces().map(linkTo)]}
      groups={landingGroups.map(({ title, places }) => ({
        title: translated(title),
        links: advertised(places).map(linkTo),
      }))}
    />
  );
};
