/** Widths of the page, as multiples of what fits. */
const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

export const FIRST_ZOOM = steps.indexOf(1);

/** Whether there is a step in this direction. */
export const canZoom = (zoom: number, by: -1 | 1): boolean => steps[zoom + by] !== undefined;

export const zoomFactor = (zoom: number): number => steps[zoom] ?? 1;

/** Such as `125%`. */
export const zoomText = (zoom: number): string => `${zoomFactor(zoom) * 100}%`;
