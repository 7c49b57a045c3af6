import { HOUR_MS } from '../../contracts/durations.js';
import { putClockBack } from '../../services/platform/fixtures/wrong-clock.js';
import { LookupLanes } from './lookup-lanes.js';

test('whoever is looked up slowly has not to wait for a clock that was put back', async () => {
  const lanes = new LookupLanes();
  expect(await lanes.slowly('192.0.2.1', async () => 'first')).toBe('first');
  const setRight = putClockBack(2 * HOUR_MS);
  try {
    expect(await lanes.slowly('192.0.2.1', async () => 'second')).toBe('second');
  } finally {
    setRight();
  }
});
