import { API_KEYS_COLLECTION, type ApiKeyDocument } from '../../contracts/read-models/api-key-document.js';
import { CONVERSIONS_COLLECTION, type ConversionDocument } from '../../contracts/read-models/conversion-document.js';
import {
  KEPT_SIGNATURES_COLLECTION,
  type KeptSignatureDocument,
} from '../../contracts/read-models/kept-signature-document.js';
import { SESSIONS_COLLECTION, type SessionDocument } from '../../contracts/read-models/session-document.js';
import { SHARE_LINKS_COLLECTION, type ShareLinkDocument } from '../../contracts/read-models/share-link-document.js';
import {
  REQUEST_TEMPLATES_COLLECTION,
  type RequestTemplateDocument,
} from '../../contracts/read-models/request-template-document.js';
import {
  SIGNATURE_REQUESTS_COLLECTION,
  type SignatureRequestDocument,
} from '../../contracts/read-models/signature-request-document.js';
import {
  DELIVERIES_COLLECTION,
  WEBHOOKS_COLLECTION,
  type DeliveryDocument,
  type WebhookDocument,
} from '../../contracts/read-models/webhook-document.js';
import {
  WORKFLOW_RUNS_COLLECTION,
  WORKFLOWS_COLLECTION,
  type WorkflowDocument,
  type WorkflowRunDocument,
} from '../../contracts/read-models/workflow-document.js';
import {
  SIGNING_LINKS_COLLECTION,
  type SigningLinkDocument,
} from '../../contracts/read-models/signing-link-document.js';
import { UPLOADS_COLLECTION, type UploadDocument } from '../../contracts/read-models/upload-document.js';

/** The read models that know whose each document is, and how each is sorted by time. */
export const owned = {
  conversions: {
    collection: CONVERSIONS_COLLECTION,
    field: 'requestedAt',
    placeOf: ({ requestedAt: at, id }: ConversionDocument) => ({ at, id }),
  },
  links: {
    collection: SHARE_LINKS_COLLECTION,
    field: 'createdAt',
    placeOf: ({ createdAt: at, hash: id }: ShareLinkDocument) => ({ at, id }),
  },
  requests: {
    collection: SIGNATURE_REQUESTS_COLLECTION,
    field: 'createdAt',
    placeOf: ({ createdAt: at, id }: SignatureRequestDocument) => ({ at, id }),
  },
  sessions: {
    collection: SESSIONS_COLLECTION,
    field: 'startedAt',
    placeOf: ({ startedAt: at, id }: SessionDocument) => ({ at, id }),
  },
  keys: {
    collection: API_KEYS_COLLECTION,
    field: 'createdAt',
    placeOf: ({ createdAt: at, id }: ApiKeyDocument) => ({ at, id }),
  },
  templates: {
    collection: REQUEST_TEMPLATES_COLLECTION,
    field: 'keptAt',
    placeOf: ({ keptAt: at, id }: RequestTemplateDocument) => ({ at, id }),
  },
  signingLinks: {
    collection: SIGNING_LINKS_COLLECTION,
    field: 'createdAt',
    placeOf: ({ createdAt: at, id }: SigningLinkDocument) => ({ at, id }),
  },
  signatures: {
    collection: KEPT_SIGNATURES_COLLECTION,
    field: 'keptAt',
    placeOf: ({ keptAt: at, id }: KeptSignatureDocument) => ({ at, id }),
  },
  webhooks: {
    collection: WEBHOOKS_COLLECTION,
    field: 'createdAt',
    placeOf: ({ createdAt: at, id }: WebhookDocument) => ({ at, id }),
  },
  deliveries: {
    collection: DELIVERIES_COLLECTION,
    field: 'createdAt',
    placeOf: ({ createdAt: at, id }: DeliveryDocument) => ({ at, id }),
  },
  workflows: {
    collection: WORKFLOWS_COLLECTION,
    field: 'createdAt',
    placeOf: ({ createdAt: at, id }: WorkflowDocument) => ({ at, id }),
  },
  workflowRuns: {
    collection: WORKFLOW_RUNS_COLLECTION,
    field: 'startedAt',
    placeOf: ({ startedAt: at, id }: WorkflowRunDocument) => ({ at, id }),
  },
  uploads: {
    collection: UPLOADS_COLLECTION,
    field: 'at',
    placeOf: ({ at, id }: UploadDocument) => ({ at, id }),
  },
} as const;
