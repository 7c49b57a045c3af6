import type { RedactionItem } from '../../../../contracts/tools/redaction-items.js';
import { folded } from './fold-text.js';

/** The items with ids that do not reveal what is to be removed: an id that does becomes a number. */
export const withNeutralIds = (items: readonly RedactionItem[]): readonly RedactionItem[] => {
  const texts = items.map(({ text }) => folded(text).trim()).filter((text) => text !== '');
  const taken = new Set(items.map(({ id }) => id));
  return items.map((item, index) => {
    const id = folded(item.id);
    if (!texts.some((text) => isRevealedBy(id, text))) return item;
    return { ...item, id: freeId(index + 1, taken) };
  });
};

/** Short texts are part of many words; ids are short too. */
const PART_MIN = 3;

const isRevealedBy = (id: string, text: string): boolean =>
  id === text || (text.length >= PART_MIN && id.includes(text)) || (id.length >= PART_MIN && text.includes(id));

const freeId = (number: number, taken: Set<string>): string => {
  let id = `item-${number}`;
  while (taken.has(id)) id = `${id}-`;
  taken.add(id);
  return id;
};
