import { z } from 'zod';
import { repacks } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** Sent as pdf-compress (requirement ), at the quality that changes the document least; a signed one stays the very file that was signed. */
export const share = defineTool({
  id: 'share',
  title: 'Secure share',
  tagline: 'A link that expires',
  action: 'Create share link',
  duration: '2-3 s',
  icon: 'share-2',
  group: 'protect',
  lane: 'pdf',
  ...onePdf,
  options: z.object({}),
  start: 'at-once',
  audience: 'everyone',
  sentAs: { tool: 'pdf-compress', options: { quality: 'high', keepSigned: 'true' } },
  resultName: '{name}',
  alsoCalled: ['send', 'link', 'url', 'e-mail'],
  rights: repacks,
});
