import { providePrograms } from './system-programs.mjs';
import { provideTestServers } from './test-servers.mjs';

const provide = { programs: providePrograms, servers: provideTestServers };

/** A process of its own: downloads stop the one that waits for them. */
provide[process.argv[2]]();
