import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isInCharge, offerFinder, openFinder } from '../../browser/finder.js';
import { loadedLater } from '../../parts/loaded-later.js';
import { t } from '../../text/t.js';

/** After the first script: it knows every page. */
const dialog = loadedLater(async () => {
  const [{ FinderDialog }, { loadSearchWords }] = await Promise.all([
    import('./finder-dialog.js'),
    import('../../tools/search/loaded-search-words.js'),
  ]);
  await loadSearchWords();
  return FinderDialog;
});

const opensFinder = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  ctrlKey || metaKey
    ? key === 'k' && !altKey
    : key === '/' && !(target instanceof Element && target.closest('input,textarea,select'));

/** Looks for a tool by its name from every page; a page with a palette of its own opens that. */
export const HeaderFind = () => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = () => setOpen(true);
    const onKey = (event: KeyboardEvent) => {
      if (!isInCharge(open) || !opensFinder(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    };
    const callOff = offerFinder(open, 'header');
    window.addEventListener('keydown', onKey);
    return () => {
      callOff();
      window.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <>
      <button
        type="button"
        title={t('Find a tool')}
        aria-haspopup="dialog"
        onClick={openFinder}
        className="header-find"
      >
        <Search className="size-[1.125rem]" aria-hidden="true" />
        <span className="max-xl:sr-only">{t('Find a tool')}</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
      {isOpen && <dialog.Later onClose={() => setOpen(false)} />}
    </>
  );
};
