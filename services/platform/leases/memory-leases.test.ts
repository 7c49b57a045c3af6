import { testLeases } from './leases.suite.js';
import { openMemoryLeases } from './memory-leases.js';

testLeases('in this process', async () => openMemoryLeases());
