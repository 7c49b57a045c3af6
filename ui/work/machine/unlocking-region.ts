import { assign, raise } from 'xstate';
import { fileToUnlock, type WorkContext } from './work-context.js';
import { workSetup } from './work-setup.js';
import { noProgress } from './progress.js';
import { askFor } from '../files/locked-files.js';

const fileAsked = (context: WorkContext): File => {
  const locked = fileToUnlock(context);
  if (!locked) throw new Error('No file is asked for');
  return locked;
};

const others = ({ locked, asking }: WorkContext): readonly number[] => locked.filter((id) => id !== asking?.id);

const unlocked = (context: WorkContext): Partial<WorkContext> => {
  const locked = others(context);
  return { locked, asking: context.asking?.start ? askFor(locked, true) : null };
};

const moreAreLocked = ({ context }: { readonly context: WorkContext }): boolean =>
  context.asking?.start === true && others(context).length > 0;
const startsAfterwards = ({ context }: { readonly context: WorkContext }): boolean => context.asking?.start === true;

/** Asks for the passwords of locked files one by one, then starts the tool if that is what the visitor wanted. */
export const unlockingRegion = workSetup.createStateConfig({
  initial: 'asking',
  exit: raise({ type: 'locks.changed' }),
  states: {
    asking: { on: { 'password.given': 'checking' } },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'check',
        src: 'checkPassword',
        input: ({ context }) => ({ file: fileAsked(context) }),
        onDone: [
          {
            guard: ({ event }) => !event.output,
            target: 'asking',
            actions: assign(({ context }) => ({ asking: context.asking && { ...context.asking, wrong: true } })),
          },
          { guard: moreAreLocked, target: 'asking', actions: assign(({ context }) => unlocked(context)) },
          {
            guard: startsAfterwards,
            target: '#work.act.uploading',
            actions: assign(({ context }) => ({ ...unlocked(context), progress: noProgress })),
          },
          { target: '#work.act.choosing', actions: assign(({ context }) => unlocked(context)) },
        ],
        onError: [
          { guard: moreAreLocked, target: 'asking', actions: assign(({ context }) => unlocked(context)) },
          {
            guard: startsAfterwards,
            target: '#work.act.uploading',
            actions: assign(({ context }) => ({ ...unlocked(context), progress: noProgress })),
          },
          { target: '#work.act.choosing', actions: assign(({ context }) => unlocked(context)) },
        ],
      },
    },
  },
  on: { 'unlock.cancelled': { target: '#work.act.choosing', actions: assign({ asking: null }) } },
});
