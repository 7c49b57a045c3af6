import { Regex, X } from 'lucide-react';
import type { RedactionItem } from '../../../contracts/tools/redaction-items.js';
import { IconButton } from '../../parts/button.js';
import { chipOf, groupsOf, pagesOf, type ItemGroup } from './chip.js';
import { t } from '../../text/t.js';

interface ItemChipsProps {
  readonly items: readonly RedactionItem[];
  /** Called with the first item of a text: all that ask for it go. */
  readonly onRemove: (id: string) => void;
  /** Called with the first item of a text: all that ask for it are applied, or none. Without it all are. */
  readonly onSwitch?: (id: string) => void;
  /** Whether none of these is applied. */
  readonly isOff?: (group: ItemGroup) => boolean;
  /** How often an item is found; null while that is not known. */
  readonly placesOf?: (item: RedactionItem) => number | null;
}

/** The marks, one chip for each text, with its pages and how often it is marked. */
export const ItemChips = ({ items, placesOf = () => null, isOff = () => false, ...chip }: ItemChipsProps) => (
  <ul className="flex flex-wrap gap-2">
    {groupsOf(items).map((group) => (
      <Chip key={group[0].id} group={group} {...chip} isOff={isOff(group)} places={placesIn(group, placesOf)} />
    ))}
  </ul>
);

/** Marks of which the places are not known yet are one each, where there are several. */
const placesIn = (group: ItemGroup, placesOf: (item: RedactionItem) => number | null): number | null => {
  const counts = group.map(placesOf);
  if (counts.every((count) => count !== null)) return counts.reduce((sum, count) => sum + count, 0);
  return group.length > 1 ? group.length : null;
};

interface ChipProps extends Pick<ItemChipsProps, 'onRemove' | 'onSwitch'> {
  readonly group: ItemGroup;
  readonly isOff: boolean;
  readonly places: number | null;
}

const Chip = ({ group, onRemove, onSwitch, isOff, places }: ChipProps) => {
  const [item] = group;
  return (
    <li
      title={item.text}
      data-off={isOff || undefined}
      className="group/chip flex max-w-full items-center gap-1.5 rounded-full border border-line bg-sunken ps-3.5 text-sm data-off:border-dashed data-off:bg-transparent"
    >
      {item.type === 'pattern' && (
        <Regex className="size-3.5 shrink-0 text-muted" role="img" aria-label={t('Pattern')} />
      )}
      <bdi className="truncate group-data-off/chip:text-muted group-data-off/chip:line-through">{chipOf(item)}</bdi>
      <span className="shrink-0 text-xs text-muted">{pagesOf(group)}</span>
      <Count places={isOff ? null : places} />
      {onSwitch && <Switch group={group} isOff={isOff} onSwitch={onSwitch} />}
      <IconButton
        label={t('Remove {item}, {page}', { item: chipOf(item), page: pagesOf(group) })}
        className="size-8"
        onClick={() => {
          onRemove(item.id);
        }}
      >
        <X className="size-3.5" aria-hidden="true" />
      </IconButton>
    </li>
  );
};

interface SwitchProps extends Pick<ChipProps, 'group' | 'isOff'> {
  readonly onSwitch: (id: string) => void;
}

const Switch = ({ group, isOff, onSwitch }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={!isOff}
    aria-label={t('Apply {item}, {page}', { item: chipOf(group[0]), page: pagesOf(group) })}
    className="flex size-8 shrink-0 items-center justify-center"
    onClick={() => {
      onSwitch(group[0].id);
    }}
  >
    <span
      className={`flex h-4 w-7 items-center rounded-full border p-0.5 ${isOff ? 'justify-start border-edge bg-card' : 'justify-end border-brand bg-brand'}`}
    >
      <span className={`size-2.5 rounded-full ${isOff ? 'bg-muted' : 'bg-on-brand'}`} />
    </span>
  </button>
);

const Count = ({ places }: { readonly places: number | null }) =>
  places !== null && (
    <span
      data-found={places > 0}
      className="shrink-0 rounded-full bg-card px-2 text-xs tabular-nums data-[found=false]:bg-amber-soft data-[found=false]:text-amber"
    >
      {places === 0 ? t('not found') : `× ${places}`}
    </span>
  );
