import { readFileSync } from 'node:fs';

/** Of the product, from package.json. */
export const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};
