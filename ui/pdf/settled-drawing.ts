import type { PageSize, RenderTask } from './pdf-document.js';

interface Drawing {
  readonly canvas: HTMLCanvasElement;
  readonly size: () => Promise<PageSize>;
  /** Begins to draw a page of that size. */
  readonly render: (size: PageSize) => RenderTask;
  readonly onSize: (size: PageSize) => void;
  readonly onDrawn?: () => void;
}

export interface SettledDrawing {
  /** The page has come near what is seen, or has left it. */
  readonly move: (isNear: boolean) => void;
  readonly stop: () => void;
}

/** Nothing is drawn while the pages fly past. */
const SETTLE_MS = 80;

/** Draws a page once it stays near what is seen; away from it, its pixels are given back. */
export const settledDrawing = ({ canvas, size, render, onSize, onDrawn }: Drawing): SettledDrawing => {
  let task: RenderTask | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  const stop = (): void => {
    turn += 1;
    clearTimeout(timer);
    task?.cancel();
    task = undefined;
  };
  const draw = async (mine: number): Promise<void> => {
    const known = await size();
    if (mine !== turn) return;
    onSize(known);
    task = render(known);
    await task.done;
    if (mine === turn) onDrawn?.();
  };
  const move = (isNear: boolean): void => {
    stop();
    if (!isNear) {
      canvas.width = 0;
      return;
    }
    const mine = turn;
    timer = setTimeout(() => {
      void draw(mine).catch(() => undefined); // a page that cannot be drawn stays white
    }, SETTLE_MS);
  };
  return { move, stop };
};
