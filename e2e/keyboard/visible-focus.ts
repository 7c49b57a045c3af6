import type { Page } from 'playwright-core';
import { until } from '../harness/until.js';

/** The focus as it can be seen. */
interface Focus {
  /** The start of what has it; empty if nothing does. */
  readonly on: string;
  /** Whether it is something to use: a heading that takes the focus for screen readers shows no ring. */
  readonly isControl: boolean;
  /** The contrast of the ring with what lies around it, from 1 to 21; 0 where there is no ring. */
  readonly contrast: number;
}

/** The least contrast of what tells where something is, WCAG 2.2, 1.4.11. */
const CONTRAST_MIN = 3;

const focusOn = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const rgba = (colour: string): readonly number[] => {
      const pen = new OffscreenCanvas(1, 1).getContext('2d')!;
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      return [...pen.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (colour: readonly number[]): number => {
      const [red = 0, green = 0, blue = 0] = colour.map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const behind = (element: Element | null): readonly number[] => {
      if (!element) return [255, 255, 255, 255];
      const colour = rgba(getComputedStyle(element).backgroundColor);
      return colour[3] === 255 ? colour : behind(element.parentElement);
    };
    const ringed = (element: Element): Element | undefined => {
      const labels = [...((element as HTMLInputElement).labels ?? [])];
      return [element, ...labels].find((one) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      });
    };
    const active = document.activeElement;
    if (!active || active === document.body) return { on: '', isControl: false, contrast: 0 };
    const ring = ringed(active);
    const [light = 0, dark = 0] = ring
      ? [luminance(rgba(getComputedStyle(ring).outlineColor)), luminance(behind(ring.parentElement))].toSorted(
          (a, b) => b - a,
        )
      : [];
    return {
      on: active.outerHTML.slice(0, 200),
      isControl: active.matches('a, button, input, select, summary, textarea, [role]'),
      contrast: ring ? (light + 0.05) / (dark + 0.05) : 0,
    };
  });

const isSeen = ({ on, isControl, contrast }: Focus): boolean => on !== '' && (!isControl || contrast >= CONTRAST_MIN);

/** @throws Error where nobody sees what has the focus. */
export const seesFocus = async (page: Page): Promise<void> => {
  const focus = await focusOn(page);
  if (!isSeen(focus)) throw new Error(`nobody sees the focus on ${focus.on} (contrast ${focus.contrast.toFixed(2)})`);
};

/** After an action, for what it brings to take the focus. */
const MOVED_MS = 5_000;

/** Waits until something has the focus after an action, and shows it. @throws Error where it is lost. */
export const keepsFocus = async (page: Page): Promise<void> => {
  await until('something has the focus, and shows it', async () => isSeen(await focusOn(page)), MOVED_MS);
};
