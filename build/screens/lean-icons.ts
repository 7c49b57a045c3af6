import type { Plugin } from 'vite';

const FACTORY = '/lucide-react/dist/esm/createLucideIcon.mjs';

/** Lets the pages draw lucide's icons by our own few lines. */
export const leanIcons = (): Plugin => ({
  name: 'docket-lean-icons',
  apply: 'build',
  load: (id) => (id.endsWith(FACTORY) ? "export { leanIcon as default } from '/parts/lean-icon.ts';" : undefined),
});
