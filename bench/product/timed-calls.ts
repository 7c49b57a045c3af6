/** Tools with a call of their own, which answers with the result itself. */
const calls: Readonly<Record<string, string>> = {
  'pdf-inspect': '/api/pdf/inspect',
  'pdf-page-images': '/api/pdf/pages/image',
  'pdf-fill-form': '/api/pdf/fill-form',
  'pdf-place-signature': '/api/pdf/sign',
  'pdf-verify': '/api/pdf/verify',
  'export-word': '/api/export/word',
  'export-powerpoint': '/api/export/powerpoint',
};

/** Where a tool is asked for; undefined for one that is converted like any other. */
export const callOf = (tool: string): string | undefined => calls[tool];
