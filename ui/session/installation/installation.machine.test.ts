import { createActor, fromPromise, waitFor } from 'xstate';
import type { CapabilitiesReply } from '../../../contracts/api/capabilities.js';
import { testEveryEdge } from '../../testing/every-edge.js';
import { capabilitiesOf, installationWalk } from './fixtures/installation.walk.js';
import { installationMachine } from './installation.machine.js';

const given = (...answers: readonly (CapabilitiesReply | Error)[]) => {
  const left = [...answers];
  const machine = installationMachine.provide({
    actors: {
      fetchCapabilities: fromPromise(async () => {
        const answer = left.shift();
        if (answer === undefined || answer instanceof Error) throw answer ?? new Error('asked once too often');
        return answer;
      }),
    },
  });
  const installation = createActor(machine).start();
  const asked = async (state: 'known' | 'unknown') => {
    installation.send({ type: 'installation.asked' });
    return (await waitFor(installation, (snapshot) => snapshot.matches(state))).context.capabilities;
  };
  const switched = async () => {
    installation.send({ type: 'tools.switched' });
    const before = installation.getSnapshot().context.capabilities;
    await waitFor(installation, (snapshot) => !snapshot.matches('asking'));
    return [before, installation.getSnapshot().context.capabilities];
  };
  return { asked, switched };
};

describe('what this installation can do', () => {
  test('is asked once, however many screens want to know', async () => {
    const { asked } = given(capabilitiesOf());
    expect(await asked('known')).toEqual(capabilitiesOf());
    expect(await asked('known')).toEqual(capabilitiesOf());
  });

  test('is asked again once tools were switched off; until the answer comes, it is as it was', async () => {
    const without = capabilitiesOf({ toolsOff: ['pdf-merge'] });
    const { asked, switched } = given(capabilitiesOf(), without, new Error('503: '));
    await asked('known');
    expect(await switched()).toEqual([capabilitiesOf(), without]);
    expect(await switched()).toEqual([without, without]);
  });

  test('is left open where the server does not say, and asked again by the next screen', async () => {
    const { asked } = given(new Error('503: '), capabilitiesOf());
    expect(await asked('unknown')).toBeNull();
    expect(await asked('known')).toEqual(capabilitiesOf());
  });
});

describe('every edge of asking for it', () => {
  testEveryEdge(installationWalk);
});
