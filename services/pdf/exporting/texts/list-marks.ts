import { isBullet, isLetterBullet } from '../../reading/lists/markers.js';

/** How an item of a list is marked. `other`: by what no program counts, such as `1.2.1`. */
export type ListMark =
  | { readonly kind: 'bullet' }
  | { readonly kind: 'number' | 'letter'; readonly number: number }
  | { readonly kind: 'other'; readonly marker: string };

export const listMarkOf = (marker: string): ListMark => {
  if (marker === '' || isBullet(marker) || isLetterBullet(marker)) return { kind: 'bullet' };
  const [, digits, letter] = /^(?:(\d{1,9})|([a-z]))[.)]$/.exec(marker) ?? [];
  if (digits !== undefined) return { kind: 'number', number: Number(digits) };
  if (letter !== undefined) return { kind: 'letter', number: letter.charCodeAt(0) - 96 };
  return { kind: 'other', marker };
};
