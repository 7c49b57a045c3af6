import { keepEarlyActs } from './early-acts.js';
import { isNewcomer } from './newcomer.js';

/**
 * Loads the app. On a public page, and for a newcomer on every page, when somebody uses it: until then there is nothing
 * that the build has not drawn; links, pickers, questions and the menu work without. For everybody else, once what the
 * build has drawn is seen; for a newcomer, too, where the page begins by asking the server. There is no start after a
 * while: whoever does not touch reads, and whatever presses a control for somebody, such as a screen reader, a switch or
 * a voice, clicks it.
 */
const signs = [
  'pointermove',
  'pointerdown',
  'click',
  'touchstart',
  'keydown',
  'focusin',
  'dragenter',
  'change',
  'scroll',
] as const;

const { dataset } = document.documentElement;

let isAsked = false;

/** Asks for files that the app will ask for, which the browser would otherwise find only one after another. */
const askAhead = (fetchPriority: 'auto' | 'low'): void => {
  if (isAsked || dataset['page'] !== location.pathname) return;
  isAsked = true;
  for (const href of dataset['ahead']?.split(' ') ?? []) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority });
    document.head.append(link);
  }
};

const start = (): void => {
  for (const sign of signs) window.removeEventListener(sign, startWhenMeant, true);
  askAhead('auto');
  // The app is loaded by its address: a second way to the same modules would make the build cut the app into many files.
  void import(/* @vite-ignore */ dataset['app'] ?? '');
};

/** A page that comes up beneath a resting pointer is told of a move, too, but not of a way. */
const isMove = (event: Event): boolean =>
  !(event instanceof PointerEvent) || event.type !== 'pointermove' || event.movementX !== 0 || event.movementY !== 0;

const startWhenMeant = (event: Event): void => {
  if (isMove(event)) start();
};

const isDrawn = dataset['elsewhere'] === undefined && document.getElementById('root')?.hasChildNodes() === true;

/** Does it once the page has been painted; at once for a page in the background. */
const whenSeen = (act: () => void): void => {
  if (document.visibilityState !== 'visible' || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    act();
    return;
  }
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    act();
  });
  observer.observe({ type: 'paint', buffered: true });
};

/** Questions of a public page to the server have a small script of their own. */
const fillLive = (): void => {
  const script = dataset['live'];
  if (script !== undefined) void import(/* @vite-ignore */ script);
};

// Before presses are kept, which ends their way.
for (const sign of signs) window.addEventListener(sign, startWhenMeant, { passive: true, capture: true });
keepEarlyActs();

/** A key has gone to something of the page before this script had come. */
const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body;

/** Coming back from signing in, to a page with files chosen, or already gone through by keys. */
const isExpected = (): boolean =>
  location.search !== '' ||
  hasFocus() ||
  [...document.querySelectorAll('input')].some(({ files }) => files !== null && files.length > 0);

const isPublic = dataset['written'] !== undefined;
const isNew = isNewcomer();
if (isNew) dataset['newcomer'] = '';
if (!isDrawn || isExpected()) start();
else if (isPublic) whenSeen(fillLive);
else whenSeen(isNew && dataset['asks'] === undefined ? () => askAhead('low') : start);
