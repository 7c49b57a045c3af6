/**
 * Loads the app. On a screen, once what the build has drawn is seen, so that scripts do not hold it up. On a public page,
 * when somebody uses it: reading one loads no app; links, pickers, questions and the menu work without. A button pressed
 * before the app is there is pressed again for it.
 */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'dragenter',
  'change',
  'scroll',
] as const;
const listening = new AbortController();
let pressed: HTMLElement | null = null;

const { dataset } = document.documentElement;

/** Asks for files that the app will ask for, which the browser would otherwise find only one after another. */
const askAhead = (): void => {
  for (const href of dataset['ahead']?.split(' ') ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
};

const start = (): void => {
  for (const sign of signs) window.removeEventListener(sign, start);
  if (dataset['page'] === location.pathname) askAhead();
  // By its address: a second way to the same modules would make the build cut the app into many files.
  void import(/* @vite-ignore */ dataset['app'] ?? '');
};

/** A page in the background, or one that shows nothing before the app has drawn it, is not waited for. */
const startWhenSeen = (): void => {
  const isDrawn = dataset['elsewhere'] === undefined && document.getElementById('root')?.hasChildNodes();
  const isSeen = isDrawn === true && document.visibilityState === 'visible';
  if (!isSeen || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    start();
    return;
  }
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    start();
  });
  observer.observe({ type: 'paint', buffered: true });
};

const needsApp = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button:not([popovertarget])') : null;

for (const sign of signs) window.addEventListener(sign, start, { passive: true });

window.addEventListener(
  'click',
  ({ target }) => {
    pressed = needsApp(target) ?? pressed;
  },
  { signal: listening.signal },
);

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Or the browser would open the file. What is dropped waits in the picker, which the app takes up. */
const keepDropped = (event: DragEvent): void => {
  if (!carriesFiles(event)) return;
  event.preventDefault();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (event.type === 'drop' && input && event.dataTransfer) input.files = event.dataTransfer.files;
};

window.addEventListener('dragover', keepDropped, { signal: listening.signal });
window.addEventListener('drop', keepDropped, { signal: listening.signal });

window.addEventListener(
  'docket.started',
  () => {
    listening.abort();
    if (pressed?.isConnected) pressed.click();
  },
  { once: true },
);

// At once for somebody coming back from signing in, or to a page with files chosen.
const hasFiles = [...document.querySelectorAll('input')].some(({ files }) => files !== null && files.length > 0);
if (hasFiles || location.search !== '') start();
else if (dataset['written'] === undefined || document.querySelector('[data-live]') !== null) startWhenSeen();
