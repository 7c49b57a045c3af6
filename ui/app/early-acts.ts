import { fillAgain, keepFilled } from './early-fields.js';

/** Acts of somebody before the app is there are done again for it. Chosen files wait in their inputs. */
const pressed = new Set<HTMLElement>();
let typed: KeyboardEvent | null = null;

const listening = new AbortController();

/** The header and the footer answer before the screen between them does. */
let isFrameAlive = false;

/** The header and the footer around a screen; one with a layout of its own has its own. */
const SHELL = '[data-shell]';

const isInFrame = (element: HTMLElement): boolean => element.closest(SHELL) !== null;

const isMenu = (element: HTMLElement): boolean => element.ariaHasPopup === 'menu';

const KEPT = 'a,button:not([popovertarget])';

/** The last press of each control counts, and of the menus the last one: two cannot be open. */
const keep = (control: HTMLElement): void => {
  for (const earlier of pressed)
    if (earlier === control || (isMenu(earlier) && isMenu(control))) pressed.delete(earlier);
  pressed.add(control);
};

const keepPressed = (event: Event): void => {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(KEPT) : null;
  // The browser follows it: the app would draw another page into the one that it is bringing to life.
  if (pressed?.matches('a')) event.stopImmediatePropagation();
  else if (pressed && !(isFrameAlive && isInFrame(pressed))) {
    // Or the browser would submit its form and load the page anew, and an app that is nearly there would do it twice.
    event.preventDefault();
    event.stopImmediatePropagation();
    keep(pressed);
  }
};

/** Keeps a form that was sent by Enter in a field, without a button. */
const keepSubmitted = (event: SubmitEvent): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (event.target instanceof HTMLFormElement) keep(event.target);
};

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Or the browser would open the file. What is dropped waits in the picker, which the app takes up. */
const keepDropped = (event: DragEvent): void => {
  if (!carriesFiles(event)) return;
  event.preventDefault();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (event.type === 'drop' && input && event.dataTransfer) input.files = event.dataTransfer.files;
};

/** Keys that open the palette or the shortcuts of home, see screens/workbench/keys/; browsers have uses for them, too. */
const opensPalette = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey ? key.toLowerCase() === 'k' && !altKey : key === '/' || key === '?';

/** The header opens a list of tools on every page, home a list of shortcuts as well. */
const isHeard = ({ key, target }: KeyboardEvent): boolean =>
  (isHome() || (key !== '?' && document.querySelector(SHELL) !== null)) &&
  !(target instanceof Element && target.closest('input,textarea,select'));

/** At `/`, or at `/de` and the like. */
const isHome = (): boolean => /^\/(?:[a-z]{2})?$/.test(document.documentElement.dataset['page'] ?? '');

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

const doPress = (control: HTMLElement): void => {
  if (!control.isConnected || control.ariaExpanded === 'true') pressed.delete(control);
  else if (control instanceof HTMLFormElement) control.requestSubmit();
  else {
    if (isMenu(control)) control.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    if (control.role === 'tab') control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    control.click();
  }
  if (!isMenu(control)) pressed.delete(control);
};

/** A menu may come to life after its screen; menus and tabs answer to the press, not to the click. */
const pressAgain = (isMeant: (control: HTMLElement) => boolean): void => {
  for (const control of [...pressed].filter(isMeant)) doPress(control);
};

const doAgainInFrame = (): void => {
  isFrameAlive = true;
  pressAgain(isInFrame);
};

const doAgain = (): void => {
  listening.abort();
  fillAgain();
  typeAgain();
  pressAgain(() => true);
};

let next: ReturnType<typeof setTimeout> | undefined;

/** Once for all menus that come to life together: a second press would shut what the first has opened. */
const pressMenuAgain = (): void => {
  clearTimeout(next);
  next = setTimeout(() => pressAgain(isMenu));
};

/** Keeps what is done from now on until the app says that it has started. */
export const keepEarlyActs = (): void => {
  // Before the app, which stops what happens in a part that it has drawn but not brought to life.
  const how = { signal: listening.signal, capture: true };
  window.addEventListener('click', keepPressed, how);
  window.addEventListener('submit', keepSubmitted, how);
  window.addEventListener('dragover', keepDropped, how);
  window.addEventListener('drop', keepDropped, how);
  window.addEventListener('keydown', keepTyped, how);
  window.addEventListener('input', keepFilled, how);
  window.addEventListener('change', keepFilled, how);
  window.addEventListener('docket.frame-started', doAgainInFrame, { once: true });
  window.addEventListener('docket.started', doAgain, { once: true });
  window.addEventListener('docket.menu-started', pressMenuAgain);
};
