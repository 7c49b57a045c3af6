import { useEffect } from 'react';

/** Names the page in tabs, bookmarks and the history of the browser. */
export const useDocumentTitle = (title: string): void => {
  useEffect(() => {
    document.title = title;
  }, [title]);
};
