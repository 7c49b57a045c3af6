import type { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule } from '@nestjs/swagger';
import { DOCS_PATH } from '../http/security-headers.js';
import type { KnownSiteRules } from '../../services/platform/site/site-rules.js';
import { SITE_RULES } from '../ports/gateway-ports.js';
import { openApiDocument } from './openapi.js';
import { withoutTools } from './offered-tools.js';

/** Serves the documentation at `/api/docs` and the document itself at `/api/docs-json`, made when first asked for. */
export const serveDocs = (app: NestExpressApplication, version: string): void => {
  const rules = app.get<KnownSiteRules>(SITE_RULES);
  SwaggerModule.setup(DOCS_PATH, app, () => openApiDocument(version), {
    raw: ['json'],
    patchDocumentOnRequest: async (_request, _response, document) =>
      withoutTools(document, (await rules.shown(new Date())).toolsOff),
    customSiteTitle: 'Docket: HTTP calls',
  });
};
