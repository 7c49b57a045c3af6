import type { Mode } from './mode.js';

/** Acts of visitors on the layout of the workbench, and news of the window. */
export type LayoutEvent =
  | { readonly type: 'window.narrow' }
  | { readonly type: 'view.chosen'; readonly view: 'grid' | 'page' }
  | { readonly type: 'photos.chosen'; readonly view: 'grid' | 'page' }
  | { readonly type: 'sheet.chosen'; readonly sheet: 'files' | 'document' | 'tools' }
  | { readonly type: 'sheet.tapped' }
  | { readonly type: 'sheet.stepped'; readonly by: 1 | -1 }
  /** Let go after a drag, at this share of the room it may take. */
  | { readonly type: 'sheet.released'; readonly share: number }
  | { readonly type: 'mode.chosen'; readonly mode: Mode }
  | { readonly type: 'list.toggled' }
  | { readonly type: 'branches.toggled' }
  | { readonly type: 'aside.chosen'; readonly aside: 'selection' | 'recent' };
