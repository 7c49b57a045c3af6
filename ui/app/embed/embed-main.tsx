import '../strict-policy.js';
import { Direction } from 'radix-ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { firstScreenLanguage, screenLanguages, type ScreenLanguage } from '../../../contracts/screen-languages.js';
import { EmbedScreen } from '../../screens/embed/embed.screen.js';
import { embedMachine } from '../../screens/embed/embed.machine.js';
import { AppContext, createApp } from '../../session/app-actors.js';
import { speak } from '../../text/language.js';
import '../../theme/theme.css';
import { ErrorBoundary } from '../error-boundary.js';
import { filesFrom, tellPage } from './tell-page.js';

const element = document.getElementById('root');
if (!element) throw new Error('embed.html has no #root');

/** The token is used once: whoever loads this address again gets to know that. */
const takeToken = (): string => {
  const token = location.hash.slice(1);
  history.replaceState(null, '', location.pathname);
  return token;
};

const speakIn = async (language: ScreenLanguage): Promise<void> => {
  Object.assign(document.documentElement, { lang: language, dir: screenLanguages[language].direction });
  await speak(language);
};

const root = createRoot(element);
const draw = (): void => {
  const { lang } = document.documentElement;
  const { direction } = screenLanguages[firstScreenLanguage([lang])];
  root.render(
    <StrictMode>
      <AppContext value={app}>
        <Direction.Provider dir={direction}>
          <ErrorBoundary>
            <EmbedScreen actor={actor} />
          </ErrorBoundary>
        </Direction.Provider>
      </AppContext>
    </StrictMode>,
  );
};

/** The machines around other screens do not run in a frame: the form asks them for what they know, and they know nothing. */
const app = createApp('');
const actor = createActor(embedMachine, { input: { path: location.pathname, token: takeToken() } });
const originNow = (): string | undefined => actor.getSnapshot().context.frame?.origin;

actor.on('*', (message) => {
  const origin = originNow();
  if (origin !== undefined) tellPage(message, origin);
});
window.addEventListener('message', (event: MessageEvent<unknown>) => {
  const origin = originNow();
  const files = origin === undefined ? undefined : filesFrom(event, origin);
  if (files) actor.send({ type: 'files.given', files });
});
new ResizeObserver(() => {
  const origin = originNow();
  if (origin !== undefined) tellPage({ type: 'docket:height', height: element.scrollHeight }, origin);
}).observe(element);

delete document.documentElement.dataset['elsewhere']; // drawn here in any language
await speakIn(firstScreenLanguage(navigator.languages));
let drawnFor: ScreenLanguage | null = null;
actor.subscribe(({ context: { frame } }) => {
  if (!frame?.language || frame.language === drawnFor) return;
  drawnFor = frame.language;
  void speakIn(frame.language).then(draw);
});
draw();
actor.start();
