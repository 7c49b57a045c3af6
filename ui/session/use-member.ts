import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import { useApp } from './app-actors.js';

/** Tells machines that a member is signed in, once that is known. */
export const useMember = (...actors: readonly AnyActorRef[]): void => {
  const { auth } = useApp();
  const isMember = useSelector(auth, (state) => state.hasTag('authenticated'));
  useEffect(() => {
    if (isMember) for (const actor of actors) actor.send({ type: 'member.arrived' });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the list is new on each render, its machines are the same
  }, [isMember, ...actors]);
};
