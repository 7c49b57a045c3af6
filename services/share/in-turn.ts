/** Runs tasks of one key after another; those of different keys side by side. */
export const inTurn = () => {
  const tails = new Map<string, Promise<unknown>>();
  return async <Result>(key: string, task: () => Promise<Result>): Promise<Result> => {
    const before = tails.get(key) ?? Promise.resolve();
    const mine = before.then(task, task);
    tails.set(key, mine);
    try {
      return await mine;
    } finally {
      if (tails.get(key) === mine) tails.delete(key);
    }
  };
};
