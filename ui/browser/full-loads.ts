/**
 * Has links leave by a full load from now on, after which the app speaks the reader's language: the words of a page that
 * is written in another one were loaded with it.
 */
export const leaveByFullLoads = (): void => {
  const leave = (event: MouseEvent): void => {
    const isLink = event.target instanceof Element && event.target.closest('a[href^="/"]') !== null;
    if (isLink) event.stopPropagation(); // before the router hears of it
  };
  window.addEventListener('click', leave, { capture: true });
};
