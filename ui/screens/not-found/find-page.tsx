import { useNavigate } from 'react-router-dom';
import { loadedLater } from '../../parts/loaded-later.js';

const list = loadedLater(
  async () => {
    const [{ FindList }, { loadSearchWords }] = await Promise.all([
      import('../../pages/find/find-list.js'),
      import('../../tools/search/loaded-search-words.js'),
    ]);
    await loadSearchWords();
    return FindList;
  },
  <div className="mt-12 min-h-85 w-full max-w-md" aria-busy="true" />,
);

/** Looks for what the address has not found. */
export const FindPage = () => {
  const navigate = useNavigate();
  return (
    <list.Later
      onFound={(address) => void navigate(address)}
      className="mt-12 max-w-md rounded-3xl border border-line shadow-card"
    />
  );
};
