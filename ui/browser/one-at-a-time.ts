/** Runs what it is given in the order of the calls, each when the one before has ended, well or badly. */
export const oneAtATime = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
    const done = last.then(work);
    last = done.catch(() => undefined); // whoever asked for it hears of it
    return done;
  };
};
