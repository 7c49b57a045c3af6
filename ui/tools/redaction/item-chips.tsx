import { Regex, X } from 'lucide-react';
import type { RedactionItem } from '../../../contracts/tools/redaction-items.js';
import { IconButton } from '../../parts/button.js';
import { chipOf, pageOf } from './chip.js';
import { t } from '../../text/t.js';

interface ItemChipsProps {
  readonly items: readonly RedactionItem[];
  readonly onRemove: (id: string) => void;
  /** How often an item is found; null while that is not known. */
  readonly placesOf?: (item: RedactionItem) => number | null;
}

/** The marks, one chip each. */
export const ItemChips = ({ items, onRemove, placesOf = () => null }: ItemChipsProps) => (
  <ul className="flex flex-wrap gap-2">
    {items.map((item) => (
      <li
        key={item.id}
        title={item.text}
        className="flex max-w-full items-center gap-1.5 rounded-full border border-line bg-sunken ps-3.5 text-sm"
      >
        {item.type === 'pattern' && (
          <Regex className="size-3.5 shrink-0 text-muted" role="img" aria-label={t('Pattern')} />
        )}
        <bdi className="truncate">{chipOf(item)}</bdi>
        <span className="shrink-0 text-xs text-muted">{pageOf(item)}</span>
        <Count places={placesOf(item)} />
        <IconButton
          label={t('Remove {item}, {page}', { item: chipOf(item), page: pageOf(item) })}
          className="size-8"
          onClick={() => {
            onRemove(item.id);
          }}
        >
          <X className="size-3.5" aria-hidden="true" />
        </IconButton>
      </li>
    ))}
  </ul>
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
