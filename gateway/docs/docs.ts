import type { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule } from '@nestjs/swagger';
import { DOCS_PATH } from '../http/security-headers.js';
import { openApiDocument } from './openapi.js';

/** Serves the documentation at `/api/docs` and the document itself at `/api/docs-json`, made when first asked for. */
export const serveDocs = (app: NestExpressApplication, version: string): void => {
  SwaggerModule.setup(DOCS_PATH, app, () => openApiDocument(version), {
    raw: ['json'],
    customSiteTitle: 'Docket: HTTP calls',
  });
};
