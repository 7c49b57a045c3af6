import { durables } from '../../cluster/nats-roles-fixture.js';
import { consumersCounted } from './log-gauges.js';

test('what waits on the bus is counted for everybody who takes events there', () => {
  const all = Object.values(durables).flatMap((of) => Object.keys(of));
  expect([...consumersCounted({ isShared: false })].sort()).toEqual(all.sort());
  expect(consumersCounted({ isShared: true })).not.toContain('projector'); // it follows the log
});
