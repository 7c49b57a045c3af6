import { fillAgain, keepFilled } from './early-fields.js';

/** What somebody does before the app is there, which is done again for it. Chosen files wait in their inputs. */
let pressed: HTMLElement | null = null;
let typed: KeyboardEvent | null = null;

const listening = new AbortController();

/** The header and the footer answer before the screen between them does. */
let isFrameAlive = false;

const isInFrame = (button: HTMLElement): boolean => button.closest('main') === null;

const isMenu = (button: HTMLElement): boolean => button.ariaHasPopup === 'menu';

const KEPT = 'a,button:not([popovertarget])';

const keepPressed = (event: Event): void => {
  const found = event.target instanceof Element ? event.target.closest<HTMLElement>(KEPT) : null;
  // The browser follows it: the app would draw another page into the one that it is bringing to life.
  if (found?.matches('a')) event.stopImmediatePropagation();
  else if (found && !(isFrameAlive && isInFrame(found))) pressed = found;
};

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Or the browser would open the file. What is dropped waits in the picker, which the app takes up. */
const keepDropped = (event: DragEvent): void => {
  if (!carriesFiles(event)) return;
  event.preventDefault();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (event.type === 'drop' && input && event.dataTransfer) input.files = event.dataTransfer.files;
};

/** Keys that open the palette or the shortcuts of home, see screens/home/workbench/keys/; browsers have uses for them, too. */
const opensPalette = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey ? key.toLowerCase() === 'k' && !altKey : key === '/' || key === '?';

/** The header opens a list of tools on every page, home a list of shortcuts as well. */
const isHeard = ({ key, target }: KeyboardEvent): boolean =>
  (isHome() || (key !== '?' && document.querySelector('header') !== null)) &&
  !(target instanceof Element && target.closest('input,textarea,select'));

const isHome = (): boolean => document.documentElement.dataset['page'] === '/';

const keepTyped = (event: KeyboardEvent): void => {
  if (!opensPalette(event) || !isHeard(event) || (isFrameAlive && !isHome())) return;
  event.preventDefault();
  // The list of the header would open beside the palette of home.
  if (isFrameAlive) event.stopImmediatePropagation();
  typed = event;
};

const typeAgain = (): void => {
  if (typed)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { ...keysOf(typed), bubbles: true, cancelable: true }));
  typed = null;
};

const keysOf = ({ key, code, ctrlKey, metaKey, shiftKey }: KeyboardEvent): KeyboardEventInit => ({
  key,
  code,
  ctrlKey,
  metaKey,
  shiftKey,
});

/** A menu may come to life after its screen; menus and tabs answer to the press, not to the click. */
const pressAgain = (): void => {
  const button = pressed;
  if (!button?.isConnected || button.ariaExpanded === 'true') return;
  if (isMenu(button)) button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  if (button.role === 'tab') button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  button.click();
  pressed = isMenu(button) ? button : null;
};

const doAgainInFrame = (): void => {
  isFrameAlive = true;
  if (pressed && isInFrame(pressed)) pressAgain();
};

const doAgain = (): void => {
  listening.abort();
  fillAgain();
  typeAgain();
  pressAgain();
};

let next: ReturnType<typeof setTimeout> | undefined;

/** Once for all menus that come to life together: a second press would shut what the first has opened. */
const pressMenuAgain = (): void => {
  clearTimeout(next);
  if (pressed && isMenu(pressed)) next = setTimeout(pressAgain);
};

/** Keeps what is done from now on until the app says that it has started. */
export const keepEarlyActs = (): void => {
  // Before the app, which stops what happens in a part that it has drawn but not brought to life.
  const how = { signal: listening.signal, capture: true };
  window.addEventListener('click', keepPressed, how);
  window.addEventListener('dragover', keepDropped, how);
  window.addEventListener('drop', keepDropped, how);
  window.addEventListener('keydown', keepTyped, how);
  window.addEventListener('input', keepFilled, how);
  window.addEventListener('change', keepFilled, how);
  window.addEventListener('docket.frame-started', doAgainInFrame, { once: true });
  window.addEventListener('docket.started', doAgain, { once: true });
  window.addEventListener('docket.menu-started', pressMenuAgain);
};
