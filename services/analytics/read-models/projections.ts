import type { Projection } from '../../platform/read-models/projection.js';
import { apiKeys } from './api-keys.projection.js';
import { keptSignatures } from './kept-signatures.projection.js';
import { blobs } from './blobs.projection.js';
import { dashboardProjections } from './dashboard.js';
import { history } from './history.projection.js';
import { linkUses } from './link-uses.projection.js';
import { requestTemplates } from './request-templates.projection.js';
import { sessions } from './sessions.projection.js';
import { shareLinks } from './share-links.projection.js';
import { signatureRequests } from './signature-requests.projection.js';
import { signingLinks } from './signing-links.projection.js';
import { storedFiles } from './stored-files.projection.js';
import { uploads } from './uploads.projection.js';
import { deliveries, webhooks } from './webhooks.projection.js';
import { workflowRuns, workflows } from './workflows.projection.js';

/** Every read model. Adding one: list it here, run `npm run rebuild`. */
export const projections = [
  history,
  shareLinks,
  linkUses,
  blobs,
  storedFiles,
  signatureRequests,
  sessions,
  uploads,
  apiKeys,
  keptSignatures,
  requestTemplates,
  signingLinks,
  webhooks,
  deliveries,
  workflows,
  workflowRuns,
  ...dashboardProjections,
] as unknown as readonly Projection[];
