import { createContext, use } from 'react';
import { createActor, type Actor, type AnyActor } from 'xstate';
import { savedTheme } from '../theme/theme.js';
import { themeMachine } from '../theme/theme.machine.js';
import { authMachine } from './auth/auth.machine.js';
import { saysAuthSuccess } from './auth/auth-browser.js';
import { watched } from './watched-actors.js';
import { installationMachine } from './installation/installation.machine.js';
import { exposeToTests, withTestHook } from './test-hook.js';
import { toastMachine } from './toaster/toast.machine.js';

/** The machines that run for the whole visit, whatever the screen. */
export interface AppActors {
  readonly auth: Actor<typeof authMachine>;
  readonly installation: Actor<typeof installationMachine>;
  readonly theme: Actor<typeof themeMachine>;
  readonly toaster: Actor<typeof toastMachine>;
}

/** @param search  the query of the page's address. */
export const createApp = (search: string): AppActors => ({
  auth: createActor(withTestHook(authMachine), { input: { returning: saysAuthSuccess(search) }, ...watched() }),
  installation: createActor(withTestHook(installationMachine), watched()),
  theme: createActor(withTestHook(themeMachine), { input: { choice: savedTheme() }, ...watched() }),
  toaster: createActor(withTestHook(toastMachine), watched()),
});

export const startApp = (actors: AppActors): void => {
  for (const [id, actor] of Object.entries(actors) as [string, AnyActor][]) {
    actor.start();
    exposeToTests(id, actor);
  }
};

export const AppContext = createContext<AppActors | null>(null);

export const useApp = (): AppActors => {
  const actors = use(AppContext);
  if (!actors) throw new Error('There is no AppContext above this component');
  return actors;
};
