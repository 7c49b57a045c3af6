/** How often `work` is done in a second by so many hands, each one after the other, over this time. */
export const perSecond = async (
  hands: number,
  forMs: number,
  work: (hand: number) => Promise<void>,
): Promise<number> => {
  const started = performance.now();
  let count = 0;
  const labour = async (_: unknown, hand: number): Promise<void> => {
    while (performance.now() - started < forMs) {
      await work(hand);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: hands }, labour));
  return (count * 1000) / (performance.now() - started);
};
