import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { AnyActorRef, AnyStateMachine, ActorRefFrom, InputFrom } from 'xstate';
import type { Notice } from '../notice.js';
import { useApp } from './app-actors.js';
import { watched } from './watched-actors.js';
import { exposeToTests, inputOf, withTestHook } from './test-hook.js';

/** Shows what a machine emits for the visitor. */
export const useNotices = (actor: AnyActorRef): void => {
  const { toaster } = useApp();
  useEffect(() => {
    const subscription = actor.on('notice', (event) => {
      toaster.send(event as Notice);
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [actor, toaster]);
};

/** A machine that tells the visitor nothing in passing, running while its component is mounted. */
export const useQuiet = <Machine extends AnyStateMachine>(
  machine: Machine,
  input?: InputFrom<Machine>,
): ActorRefFrom<Machine> => {
  const actor = useActorRef<AnyStateMachine>(withTestHook(machine), {
    input: inputOf(machine.id, input),
    ...watched(),
  });
  useEffect(() => {
    exposeToTests(machine.id, actor);
  }, [machine, actor]);
  return actor as ActorRefFrom<Machine>;
};

/** A screen's machine, running while the screen is mounted. */
export const useScreen = <Machine extends AnyStateMachine>(
  machine: Machine,
  input?: InputFrom<Machine>,
): ActorRefFrom<Machine> => {
  const actor = useQuiet(machine, input);
  useNotices(actor);
  return actor;
};
