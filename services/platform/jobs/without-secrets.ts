import type { Job } from './job.js';

/** A defect in words for the log; where it quotes a secret of its job or the name of a file, only where it happened. */
export const hideSecrets = (message: string, { secrets, files }: Pick<Job, 'secrets' | 'files'>): string => {
  const hidden = secrets ? [...secrets.passwords, ...textsIn(secrets.options)] : [];
  const texts = [...hidden, ...files.map(({ name }) => name)].filter((text) => text !== '');
  if (!texts.some((text) => message.includes(text))) return message;
  const places = message
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !texts.some((text) => line.includes(text)));
  return ['a message that quotes what is secret', ...places].join('\n');
};

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
