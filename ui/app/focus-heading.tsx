import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

let arrivedBefore = false;

/** Focuses the heading after a change of route, so that screen readers announce the new page. */
export const FocusHeading = () => {
  const { pathname, hash, key } = useLocation();
  useEffect(() => {
    const place = hash === '' ? null : document.getElementById(hash.slice(1));
    if (place) place.scrollIntoView();
    else if (arrivedBefore) {
      window.scrollTo(0, 0);
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
    arrivedBefore = true;
  }, [pathname, hash, key]);
  return null;
};
