import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { MarkPlace } from '../../pdf/pages/pdf-pages.js';
import type { EditActor } from '../machine/edit.machine.js';
import { changedIds } from '../marks/listed-marks.js';

const none: readonly MarkPlace[] = [];

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/** Those marks of the document, page by page, that the draft changes or removes: the pages are drawn without them. */
export const useHidden = (edit: EditActor): ((page: number) => readonly MarkPlace[]) => {
  const existing = useSelector(edit, ({ context }) => context.existing);
  const changed = useSelector(edit, ({ context }) => changedIds(context), isSame);
  return useMemo(() => {
    const pages = new Map<number, readonly MarkPlace[]>();
    for (const { told, mark } of existing)
      if (changed.includes(mark.id)) pages.set(told.page, [...(pages.get(told.page) ?? []), told]);
    return (page: number) => pages.get(page) ?? none;
  }, [existing, changed]);
};
