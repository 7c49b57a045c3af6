import rooms, { tests } from './.dependency-cruiser.mjs';

/** Circles between folders, found without tests: what those start from may come from anywhere. */
export default {
  forbidden: [
    {
      name: 'no-circle-of-folders',
      comment: 'Folders that need each other are one folder, or miss a third.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...rooms.options, exclude: { path: `^(dist|data|e2e|bench)/|${tests}` } },
};
