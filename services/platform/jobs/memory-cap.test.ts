import { GB } from '../../../contracts/byte-sizes.js';
import { defaultMemoryMb } from './resource-limits.js';

test('the memory of a job is half of the machine, shared among the jobs at a time, within reason', () => {
  expect([defaultMemoryMb(2, 8 * GB), defaultMemoryMb(2, GB), defaultMemoryMb(2, 256 * GB)]).toEqual([2048, 768, 4096]);
});
