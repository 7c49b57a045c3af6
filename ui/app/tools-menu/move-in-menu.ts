const columnOf = (link: Element): Element | null => link.closest('ul');

/** The link that a key leads to from one of the links: the next, the one before, or one in the column beside. */
const linkAfter = (key: string, links: readonly HTMLElement[], from: HTMLElement): HTMLElement | undefined => {
  const at = links.indexOf(from);
  if (key === 'ArrowDown') return links[(at + 1) % links.length];
  if (key === 'ArrowUp') return links.at(at - 1);
  if (key === 'Home') return links[0];
  if (key === 'End') return links.at(-1);
  const columns = [...new Set(links.map(columnOf))];
  const step = key === 'ArrowRight' ? 1 : -1;
  const wanted = columns.at((columns.indexOf(columnOf(from)) + step) % columns.length);
  const row = links.filter((link) => columnOf(link) === columnOf(from)).indexOf(from);
  const beside = links.filter((link) => columnOf(link) === wanted);
  return beside[Math.min(row, beside.length - 1)];
};

const panelIn = (menu: HTMLElement): HTMLElement | null => menu.querySelector<HTMLElement>('[popover]');

/** A link of the menu leads on within the app, so the menu does not close by itself. */
const closeOnLink =
  (menu: HTMLElement) =>
  ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a')) panelIn(menu)?.hidePopover();
  };

const KEYS: readonly string[] = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** Arrow keys in the menu of the tools; from its button, the arrow down opens it. */
const move =
  (menu: HTMLElement) =>
  (event: KeyboardEvent): void => {
    const panel = panelIn(menu);
    const { target, key } = event;
    if (!panel || !KEYS.includes(key) || !(target instanceof HTMLElement)) return;
    const links = [...panel.querySelectorAll<HTMLElement>('a')];
    const isInside = links.includes(target);
    if (!isInside && key !== 'ArrowDown') return;
    event.preventDefault();
    if (!isInside) panel.showPopover();
    (isInside ? linkAfter(key, links, target) : links[0])?.focus();
  };

/** Ref of what the menu holds: gives keys and clicks in the menu their meaning. */
export const moveInMenu = (panel: HTMLElement | null): (() => void) | undefined => {
  const menu = panel?.closest<HTMLElement>('[data-menu]');
  if (!menu) return undefined;
  const listening = new AbortController();
  menu.addEventListener('keydown', move(menu), { signal: listening.signal });
  menu.addEventListener('click', closeOnLink(menu), { signal: listening.signal });
  return () => listening.abort();
};
