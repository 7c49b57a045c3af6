import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import { useApp } from './app-actors.js';

/** Tells machines, once it is known, that whoever looks is signed in. */
export const useMember = (...actors: readonly AnyActorRef[]): void => {
  const { auth } = useApp();
  const isMember = useSelector(auth, (state) => state.hasTag('authenticated'));
  useEffect(() => {
    if (isMember) for (const actor of actors) actor.send({ type: 'member.arrived' });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the list is made anew each time, the machines are the same
  }, [isMember, ...actors]);
};
