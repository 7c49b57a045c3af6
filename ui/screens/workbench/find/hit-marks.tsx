import { useSelector } from '@xstate/react';
import type { Box } from '../../../pdf/pdf-document.js';
import type { Hit } from './find.machine.js';
import { useFind } from './find-context.js';

const share = (part: number): string => `${part * 100}%`;

const placed = ({ x, y, width, height }: Box) => ({
  left: share(x),
  top: share(y),
  width: share(width),
  height: share(height),
});

const scrollThere = (mark: HTMLElement | null): void => {
  mark?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
};

/** Marks the places of a page that have the text that is looked for; the one that is looked at has a line around it. */
export const HitMarks = ({ page }: { readonly page: number }) => {
  const find = useFind();
  const hits = useSelector(find, ({ context }) => context.hitsByPage[page]);
  const at = useSelector(find, ({ context }) => context.at);
  return hits?.map((hit) => <Mark key={hit.index} hit={hit} isCurrent={hit.index === at} />);
};

/** In the colours of light paper in both themes. */
const Mark = ({ hit, isCurrent }: { readonly hit: Hit; readonly isCurrent: boolean }) =>
  hit.boxes.map((box, part) => (
    <span
      key={part}
      ref={isCurrent && part === 0 ? scrollThere : null}
      data-hit={isCurrent ? 'current' : 'other'}
      style={placed(box)}
      className="pointer-events-none absolute scroll-m-24 rounded-[2px] bg-[#0e5d48]/20 data-[hit=current]:bg-[#0e5d48]/35 data-[hit=current]:outline-2 data-[hit=current]:outline-offset-1 data-[hit=current]:outline-[#0e5d48]"
    />
  ));
