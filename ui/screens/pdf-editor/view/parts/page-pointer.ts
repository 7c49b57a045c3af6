import type { KeyboardEvent, PointerEvent } from 'react';
import type { Point } from '../../../../pdf/pdf-document.js';

/** Position of a pointer, in shares of the page. */
export const positionOnPage = ({ clientX, clientY, currentTarget }: PointerEvent): Point => {
  const page = currentTarget.closest('[data-page]') ?? currentTarget;
  const { left, top, width, height } = page.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
};

/** The element receives all events of the pointer until it is released. */
export const capturePointer = (event: PointerEvent<HTMLElement>): void => {
  event.preventDefault(); // or dragging would select text
  event.currentTarget.focus();
  event.currentTarget.setPointerCapture(event.pointerId);
};

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const STEP_OF_PAGE = 0.01;
const FINE_STEP = 0.002;

/** The step of an arrow key, in shares of the page; smaller with Alt. Undefined for other keys. */
export const arrowStep = (event: KeyboardEvent): Point | undefined => {
  const arrow = arrows[event.key];
  if (!arrow) return undefined;
  event.preventDefault();
  const step = event.altKey ? FINE_STEP : STEP_OF_PAGE;
  return { x: arrow.x * step, y: arrow.y * step };
};

/** An element's place as shares of the page. */
export const boxStyle = ({ x, y, width, height }: Point & { readonly width: number; readonly height: number }) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
});
