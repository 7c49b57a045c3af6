import type { ConversionSecrets } from '../../../contracts/tools/secret-options.js';

/** A defect in words for the log; where it quotes a secret of its job, only where it happened. */
export const hideSecrets = (message: string, secrets: ConversionSecrets | undefined): string => {
  if (!secrets) return message;
  const texts = [...secrets.passwords, ...textsIn(secrets.options)].filter((text) => text !== '');
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
