interface InStep {
  /** Scrolls each for itself; from there on both move by the same again. */
  readonly jump: (tops: readonly [one: number, other: number]) => void;
  readonly stop: () => void;
}

/** Two scrollers that move by the same. @param moved  told when the visitor has scrolled either */
export const scrollInStep = (one: HTMLElement, other: HTMLElement, moved: () => void): InStep => {
  const tops = new Map([one, other].map((scroller) => [scroller, scroller.scrollTop]));
  const put = (scroller: HTMLElement, top: number): void => {
    scroller.scrollTop = top;
    tops.set(scroller, scroller.scrollTop);
  };
  const follow = (from: HTMLElement, to: HTMLElement) => (): void => {
    const by = from.scrollTop - (tops.get(from) ?? 0);
    if (by === 0) return; // it was moved by the other
    tops.set(from, from.scrollTop);
    put(to, to.scrollTop + by);
    moved();
  };
  const ending = new AbortController();
  const { signal } = ending;
  one.addEventListener('scroll', follow(one, other), { passive: true, signal });
  other.addEventListener('scroll', follow(other, one), { passive: true, signal });
  return {
    jump: ([top, otherTop]) => {
      put(one, top);
      put(other, otherTop);
    },
    stop: () => ending.abort(),
  };
};
