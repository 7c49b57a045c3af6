import { useSelector } from '@xstate/react';
import { ChevronDown, ChevronUp, GripVertical, Lock, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { typeOfFile } from '../../../../contracts/files.js';
import { NAME_SHOWN } from '../../../../contracts/limits.js';
import { IconButton } from '../../../parts/button.js';
import { WholeName } from '../../../parts/file-name.js';
import { humanSize } from '../../../text/sizes.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import type { SelectedFile } from '../../../work/files/selection.js';
import { FilePicture } from '../frame/file-picture.js';
import { JoinedFacts } from '../../../parts/joined-facts.js';
import { versionLabel } from '../machine/sides.js';
import { versionOnScreen } from '../../../work/versions/version-files.js';
import { pageCountOf } from '../../../work/versions/versions-context.js';
import { t, translated } from '../../../text/t.js';
import { useObjectUrl } from '../../../parts/object-url.js';

interface BenchFileRowProps {
  readonly work: WorkActor;
  readonly selected: SelectedFile;
  /** From 0. */
  readonly place: number;
  readonly count: number;
}

/** Whether it is on screen, or of several files what stands for it. */
const useIsShown = ({ work, selected, count }: BenchFileRowProps): boolean =>
  useSelector(work, ({ context }) => {
    const version = versionOnScreen(context)?.id;
    return (
      context.shown === selected.id || (count > 1 && version !== undefined && version === context.heads[selected.id])
    );
  });

/** One chosen file: its first page, name, pages and size; a click brings it on screen. */
export const BenchFileRow = (props: BenchFileRowProps) => {
  const { work, selected, count } = props;
  const opened = useSelector(work, ({ context }) => context.opened[selected.id]);
  const isShown = useIsShown(props);
  return (
    <li
      data-shown={isShown}
      data-file={selected.id}
      data-key={count > 1 ? selected.id : undefined}
      className="drag-row relative flex items-center gap-2 rounded-xl border border-line py-2 ps-2 pe-1 transition-colors max-md:py-1 hover:border-edge data-[shown=true]:border-brand"
    >
      {count > 1 && <GripVertical className="-me-1 size-4 shrink-0 cursor-grab text-muted" aria-hidden="true" />}
      <FilePicture selected={selected} opened={opened} className="h-12 w-9" />
      <div className="min-w-0 flex-1">
        <ShowButton {...props} isShown={isShown} />
        <RowFacts {...props} />
        <StandIn {...props} />
      </div>
      {count > 1 && <MoveRow {...props} />}
      <IconButton
        label={t('Remove {name}', { name: selected.file.name })}
        className="relative size-9 max-md:size-11"
        onClick={() => {
          work.send({ type: 'file.removed', id: selected.id });
        }}
      >
        <X className="size-4" aria-hidden="true" />
      </IconButton>
    </li>
  );
};

const ShowButton = ({ work, selected, isShown }: BenchFileRowProps & { readonly isShown: boolean }) => (
  <button
    type="button"
    aria-current={isShown}
    onClick={() => {
      work.send({ type: 'file.shown', id: selected.id });
    }}
    className="block max-w-full rounded text-start text-sm font-medium leading-snug after:absolute after:inset-0 after:rounded-xl"
  >
    <WholeName name={selected.file.name} length={NAME_SHOWN.dialog} />
  </button>
);

/** How large a picture is; nothing for other files. */
const usePixelFact = ({ file, kind }: SelectedFile): readonly string[] => {
  const pixels = usePixels(kind === 'image' ? file : null);
  if (!pixels) return [];
  return [t('{width} × {height} px', { width: String(pixels.width), height: String(pixels.height) })];
};

/** Each one of several files is taken as the version that stands for it. */
const StandIn = ({ work, selected, count }: BenchFileRowProps) => {
  const tool = useSelector(
    work,
    ({ context: { heads, versions } }) => versions.find(({ id }) => id === heads[selected.id])?.tool,
  );
  if (tool === undefined || count < 2) return null;
  return (
    <p className="text-[0.8125rem] font-medium text-brand-text">
      {t('Taken as: {version}', { version: translated(versionLabel(tool)) })}
    </p>
  );
};

const RowFacts = ({ work, selected }: BenchFileRowProps) => {
  const pages = useSelector(work, ({ context }) => pageCountOf(context, selected.id));
  const opened = useSelector(work, ({ context }) => context.opened[selected.id]);
  const isLocked =
    useSelector(work, ({ context }) => context.locked.includes(selected.id)) || opened?.state === 'locked';
  const facts = [
    ...(pages === null ? [] : [t('{n} pages', { n: pages })]),
    ...(selected.kind === 'image' ? [typeOfFile(selected.file)?.label ?? ''] : []),
    humanSize(selected.file.size),
    ...usePixelFact(selected),
  ];
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 text-[0.8125rem] text-muted tabular-nums">
        <span>
          <JoinedFacts facts={facts} />
        </span>
        {isLocked && (
          <button
            type="button"
            aria-label={t('Locked: enter the password for {name}', { name: selected.file.name })}
            onClick={() => {
              work.send({ type: 'unlock.pressed', id: selected.id });
            }}
            className="relative flex min-h-6 items-center gap-1 rounded-full bg-amber-soft px-2 text-xs font-medium text-amber hover:underline"
          >
            <Lock className="size-3" aria-hidden="true" />
            {t('Locked')}
          </button>
        )}
      </p>
      {opened?.state === 'refused' && <p className="text-xs text-danger">{translated(opened.message)}</p>}
    </>
  );
};

const arrows: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

const MoveRow = ({ work, selected: { id, file }, place, count }: BenchFileRowProps) => {
  const move = (by: -1 | 1) => {
    work.send({ type: 'file.moved', id, by });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(by);
  };
  const button = { className: 'h-6 w-7 max-md:w-11', onKeyDown };
  return (
    <div className="relative grid">
      <IconButton
        label={t('Move up {name}', { name: file.name })}
        aria-disabled={place === 0}
        {...button}
        onClick={() => move(-1)}
      >
        <ChevronUp className="size-4" aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('Move down {name}', { name: file.name })}
        aria-disabled={place === count - 1}
        {...button}
        onClick={() => move(1)}
      >
        <ChevronDown className="size-4" aria-hidden="true" />
      </IconButton>
    </div>
  );
};

interface Pixels {
  readonly width: number;
  readonly height: number;
}

/** How large a picture is as it is displayed; null until it is known, and where the browser cannot show it. */
const usePixels = (file: File | null): Pixels | null => {
  const address = useObjectUrl(file);
  const [known, setKnown] = useState<(Pixels & { readonly address: string }) | null>(null);
  useEffect(() => {
    if (address === null) return undefined;
    const picture = new Image();
    picture.onload = () => {
      setKnown({ address, width: picture.naturalWidth, height: picture.naturalHeight });
    };
    picture.src = address;
    return () => {
      picture.onload = null;
    };
  }, [address]);
  return known?.address === address ? known : null;
};
