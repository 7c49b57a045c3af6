import { accountWalks } from './account-walks.js';
import { adminWalks } from './admin-walks.js';
import { aiWalks } from './ai-walks.js';
import { appWalks } from './app-walks.js';
import { arrangeWalks } from './arrange-walk.js';
import { documentWalks } from './document-walks.js';
import { editorWalks } from './editor-walks.js';
import { findWalks } from './bench/find-walk.js';
import { homeWalks } from './home-walks.js';
import { membersWalks } from './members-walks.js';
import type { PageWalk } from './page-walk.js';
import { paletteWalks } from './bench/palette-walk.js';
import { previewWalks } from './bench/preview-walk.js';
import { workbenchWalks } from './bench/workbench-walks.js';
import { testingWalks } from './testing-walks.js';

/** Every machine that is walked in the page. The walks are those of the machines' own tests. */
export const walks: Readonly<Record<string, PageWalk>> = {
  ...homeWalks,
  ...workbenchWalks,
  ...findWalks,
  ...paletteWalks,
  ...previewWalks,
  ...aiWalks,
  ...arrangeWalks,
  ...documentWalks,
  ...editorWalks,
  ...testingWalks,
  ...adminWalks,
  ...appWalks,
  ...membersWalks,
  ...accountWalks,
};

/** The machines that are walked in jest alone, by id, and why. */
export const notWalkedInPage = {
  compare: 'its files are open PDFs, which cannot be handed into a page; driven in e2e/compare.e2e.ts',
  'delete-all': 'it opens over lists whose own walks leave it closed; driven in e2e/whole-job.e2e.ts',
  'document-facts':
    'a row of the tools asks the server about an open document with it; driven in e2e/bookmarks-and-properties.e2e.ts',
  signatures: 'it hands pictures to an open PDF; driven in e2e/edit-pages.e2e.ts',
  'form-values': 'its form is that of an open PDF, which cannot be handed into a page; driven in e2e/fill-form.e2e.ts',
  'marks-file': 'its document is an open PDF, which cannot be handed into a page; driven in e2e/edit-pages.e2e.ts',
  edit: 'its fields and pages are those of an open PDF, which cannot be handed into a page; driven in e2e/fill-form.e2e.ts and e2e/edit-pages.e2e.ts',
  'landing-picker': 'its page comes to life at the first touch; driven in e2e/public-pages.e2e.ts',
  'web-page': 'its field is there only where hosts are listed; driven in e2e/web-pages.e2e.ts',
  'run-call': 'it runs within the pages for documents, whose walks end as it does; driven in e2e/document-calls.e2e.ts',
  'ask-signatures':
    'its document is an open PDF, which cannot be handed into a page; driven in e2e/signature-requests.e2e.ts',
  'signature-requests': 'its list is what the server has; driven in e2e/signature-requests.e2e.ts',
  'request-rows': 'its rows are made by the server, one after the other; driven in e2e/signature-requests.e2e.ts',
  'signing-links': 'its list is what the server has; driven in e2e/signing-links.e2e.ts',
  'request-templates': 'its list is what the browser has; driven in e2e/signature-requests.e2e.ts',
  workflows: 'its list is what the server has; driven in e2e/workflows.e2e.ts',
  workflow: 'it asks the server for what it edits; driven in e2e/workflows.e2e.ts',
  'workflow-sharing': 'its link is one of the server; driven in e2e/workflows.e2e.ts',
  'workflow-runs': 'its runs are at work on the server; driven in e2e/workflows.e2e.ts',
  squaring: 'its photographs are decoded by the browser; driven in e2e/straighten-photo.e2e.ts',
  embed: 'its frame is opened by a page of another site; driven in e2e/embed.e2e.ts',
  'progress-socket': 'no page shows it; a page over a real one loses it and finds it again in e2e/reconnect.e2e.ts',
} as const;
