import type { ActorRefFrom } from 'xstate';
import { initialContext } from './editor-context.js';
import { copyRegion } from './copy-region.js';
import { editorSetup } from './editor-setup.js';
import { fileRegion } from './file-region.js';
import { jobRegion } from './job-region.js';
import { previewRegion } from './preview-region.js';
import { signatureRegion } from './signature-region.js';
import { strokeRegion } from './stroke-region.js';
import { tabRegion } from './tab-region.js';

/** Signing, redacting and checking one PDF. Requirement. */
export const pdfEditorMachine = editorSetup.createMachine({
  id: 'pdf-editor',
  context: initialContext,
  type: 'parallel',
  states: {
    file: fileRegion,
    tab: tabRegion,
    signature: signatureRegion,
    stroke: strokeRegion,
    job: jobRegion,
    preview: previewRegion,
    copy: copyRegion,
  },
});

export type PdfEditorActor = ActorRefFrom<typeof pdfEditorMachine>;
