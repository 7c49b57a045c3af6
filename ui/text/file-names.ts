import { NAME_SHOWN } from '../../contracts/limits.js';

/** A file name cut to `length` characters, its extension kept. Requirement. */
export const shortName = (name: string, length: number = NAME_SHOWN.plain): string => {
  const letters = Array.from(name);
  if (letters.length <= length) return name;
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 && name.length - dot <= 6 ? name.slice(dot) : '';
  return `${letters.slice(0, length - ending.length - 1).join('')}…${ending}`;
};
