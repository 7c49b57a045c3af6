import { v5 } from 'uuid';

const EVENT_IDS_NAMESPACE = '6f0b1c1e-6d1c-4a52-9a53-6a1f2f0d9b57';

/** The same UUID for the same words: a retry after a crash appends the same event, not a second one. */
export const eventIdOf = (...words: readonly string[]): string => v5(words.join('\n'), EVENT_IDS_NAMESPACE);
