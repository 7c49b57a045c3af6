import type { RequestHandler } from 'express';
import helmet from 'helmet';

export const DOCS_PATH = '/api/docs';

const directives = {
  defaultSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:', 'https://*.googleusercontent.com'], // pictures of members
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'self'"],
};

const common = {
  strictTransportSecurity: false, // says the proxy that has the certificate
  originAgentCluster: false, // pages with and without it on one origin make browsers complain
  referrerPolicy: { policy: 'same-origin' }, // a share hash in a Referer is a leaked file
} as const;

const strict = helmet({ ...common, contentSecurityPolicy: { useDefaults: false, directives } });
/** The documentation's page brings style elements of its own. */
const forDocs = helmet({
  ...common,
  contentSecurityPolicy: { useDefaults: false, directives: { ...directives, styleSrc: ["'self'", "'unsafe-inline'"] } },
});

export const securityHeaders: RequestHandler = (request, response, next) => {
  const isDocs = request.path === DOCS_PATH || request.path.startsWith(`${DOCS_PATH}/`);
  (isDocs ? forDocs : strict)(request, response, next);
};
