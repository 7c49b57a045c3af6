import { createBrowserInspector } from '@statelyai/inspect';
import { tellInspector } from '../session/watched-actors.js';

/** Shows the machines of the page in a window of their own, where its address asks for it with `?inspect`. */
export const inspectWhenAsked = (search: string): void => {
  if (!new URLSearchParams(search).has('inspect')) return;
  const { inspect } = createBrowserInspector({ url: new URL('/inspector/index.html', location.href).href });
  tellInspector(inspect);
};
