/**
 * Marks that the build puts into the page of a shared file where only the gateway knows the text. One character each,
 * from those that Unicode leaves without a meaning, so that nothing parts or escapes it.
 */
export const sharedPageMarks = {
  name: '\ue000',
  size: '\ue001',
  timeLeft: '\ue002',
  warning: '\ue003',
  note: '\ue004',
} as const;

/** Stands in built pages for the hash of a link. */
export const HASH_PLACEHOLDER = 'A'.repeat(32);

/** Attribute of the element in which the gateway puts the page of a link; its value is the hash. */
export const SHARED_PAGE_ATTRIBUTE = 'data-shared';
