/** Scrolls the page view to a page, from 1. @returns whether it is there */
export const goToPage = (page: number): boolean => {
  const paper = document.querySelector(`[data-pages] [data-page="${page}"]`);
  paper?.scrollIntoView({ block: 'start', behavior: 'instant' });
  return paper !== null;
};
