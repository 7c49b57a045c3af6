import type { ExportPart } from '../../../contracts/api/audit.js';

/** Far below what one answer on a bus may hold, together with the longest line. */
const PART_CHARACTERS = 128 * 1024;
/** A part goes out after it, even with nothing in it: whoever waits knows that the work goes on. */
const PATIENCE_MS = 1000;

const LATE = Symbol('late');

/** Lines as parts of text, read no further than they are asked for. */
export const openParts = (lines: AsyncGenerator<string, void>) => {
  /** A line that was asked for and had not come when its part went out. */
  let coming: Promise<IteratorResult<string, void>> | undefined;

  const collect = async (late: Promise<typeof LATE>): Promise<ExportPart> => {
    let text = '';
    while (text.length < PART_CHARACTERS) {
      coming ??= lines.next();
      const turn = await Promise.race([coming, late]);
      if (turn === LATE) break;
      coming = undefined;
      if (turn.done === true) return { text, isLast: true };
      text += turn.value;
    }
    return { text, isLast: false };
  };

  return {
    next: async (): Promise<ExportPart> => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<typeof LATE>((resolve) => {
        timer = setTimeout(() => resolve(LATE), PATIENCE_MS);
      });
      try {
        return await collect(late);
      } finally {
        clearTimeout(timer);
      }
    },
    close: async (): Promise<void> => {
      await lines.return();
    },
  };
};
