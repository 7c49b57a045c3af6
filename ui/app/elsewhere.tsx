import { Route, Routes } from 'react-router-dom';
import { pagesFor } from '../pages/routes/public-pages.js';
import { NotFound } from '../screens/not-found/not-found.screen.js';
import { spokenHere } from '../text/language.js';
import { Titled } from './titled.js';

const notFound = (
  <Titled path="*">
    <NotFound />
  </Titled>
);

/** Pages that are no screens: the public ones, and every path that leads nowhere. Loaded when one of them is opened. */
export const Elsewhere = () => (
  <Routes>
    {pagesFor(spokenHere().language).map(({ path, Page }) => (
      <Route key={path} path={path} element={<Page />} />
    ))}
    <Route path="*" element={notFound} />
  </Routes>
);
