import { loadedLater } from '../../../../parts/loaded-later.js';

/** The mode Edit is a file of its own: most visits of the editor do without it. */
export const { Later: EditDeskLater } = loadedLater(async () => (await import('./edit-desk.js')).EditDesk);
