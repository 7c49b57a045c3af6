import { ChevronDown, ChevronUp, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../../parts/button.js';
import { useObjectUrl } from '../../parts/object-url.js';
import { Thumbnail } from '../../parts/thumbnail.js';
import { shortName } from '../../text/names.js';
import { humanSize } from '../../text/sizes.js';
import type { SelectedFile } from './selection.js';

interface SelectedFileRowProps {
  readonly selected: SelectedFile;
  /** 0-based. */
  readonly place: number;
  readonly count: number;
  readonly onRemove: () => void;
  readonly onMove: (by: -1 | 1) => void;
}

const arrows: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

export const SelectedFileRow = ({ selected, place, count, onRemove, onMove }: SelectedFileRowProps) => {
  const { file, kind } = selected;
  const picture = useObjectUrl(kind === 'image' ? file : null);
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const by = arrows[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <li className="flex items-center gap-3 rounded-xl border border-line py-2 pl-2.5 pr-1">
      <Thumbnail src={picture} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium" title={file.name}>
          {shortName(file.name)}
        </p>
        <p className="text-xs text-muted">{humanSize(file.size)}</p>
      </div>
      {count > 1 && (
        <div className="flex">
          <IconButton
            label={`Move up ${file.name}`}
            disabled={place === 0}
            className="size-8"
            onKeyDown={moveByKey}
            onClick={() => {
              onMove(-1);
            }}
          >
            <ChevronUp className="size-4" aria-hidden="true" />
          </IconButton>
          <IconButton
            label={`Move down ${file.name}`}
            disabled={place === count - 1}
            className="size-8"
            onKeyDown={moveByKey}
            onClick={() => {
              onMove(1);
            }}
          >
            <ChevronDown className="size-4" aria-hidden="true" />
          </IconButton>
        </div>
      )}
      <IconButton label={`Remove ${file.name}`} className="size-9" onClick={onRemove}>
        <X className="size-4" aria-hidden="true" />
      </IconButton>
    </li>
  );
};
