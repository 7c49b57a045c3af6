import { projections } from '../../services/analytics/projections.js';
import { readConfig } from '../../services/platform/config.js';
import { rebuild } from '../../services/platform/read-models/refresh.js';
import { openLog } from '../open-log.js';
import { openPorts } from '../ports.js';

/** `npm run rebuild`: folds the log into the read models anew, while the server is down. */
const config = readConfig(process.env);
const ports = await openPorts(config, openLog(config));
const count = await rebuild(ports.sealed.store, ports.sealed.documents, projections);
await ports.close();
process.stdout.write(`Rebuilt the read models from ${count} events.\n`);
