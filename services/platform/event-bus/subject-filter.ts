const TOKEN = '[A-Za-z0-9_-]+';
const SUBJECT = new RegExp(`^${TOKEN}(\\.${TOKEN})*$`);
const FILTER = new RegExp(`^((${TOKEN}|\\*)\\.)*(${TOKEN}|\\*|>)$`);

/** Every stored event's subject begins with this; nothing else's does. */
const EVENT_SUBJECT_PREFIX = 'evt.';

/** @throws Error when a token is empty or holds anything but letters, digits, `_` and `-`. */
const checkTokens = (subject: string): void => {
  if (!SUBJECT.test(subject)) throw new Error(`"${subject}" is not a subject`);
};

/** @throws Error when this cannot be the subject of a stored event. */
export const checkEventSubject = (subject: string): void => {
  checkTokens(subject);
  if (!subject.startsWith(EVENT_SUBJECT_PREFIX)) throw new Error(`"${subject}" is not a subject of events`);
};

/** @throws Error when this cannot be the subject of a signal or a question: they are never stored. */
export const checkPassingSubject = (subject: string): void => {
  checkTokens(subject);
  if (subject.startsWith(EVENT_SUBJECT_PREFIX)) throw new Error(`"${subject}" is kept for stored events`);
};

/**
 * Whether a subject is one of those that a filter names.
 *
 * @param filter tokens; `*` is exactly one, `>` at the end is one or more.
 * @throws Error when it isn't a filter.
 */
export const matcherOf = (filter: string): ((subject: string) => boolean) => {
  if (!FILTER.test(filter)) throw new Error(`"${filter}" is not a subject filter`);
  const pattern = filter.replaceAll('.', '\\.').replaceAll('*', '[^.]+').replace('>', '.+');
  const expression = new RegExp(`^${pattern}$`);
  return (subject) => expression.test(subject);
};
