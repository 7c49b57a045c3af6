import { projections } from '../../services/analytics/read-models/projections.js';
import { rebuild } from '../../services/platform/read-models/refresh.js';
import { runOfflineCommand } from './offline-command.js';
import { print } from './run-command.js';

/** `npm run rebuild`: folds the log into the read models anew. */
await runOfflineCommand({}, async (_, { sealed }) => {
  const count = await rebuild(sealed.store, sealed.documents, projections);
  await print(`Rebuilt the read models from ${count} events.\n`);
});
