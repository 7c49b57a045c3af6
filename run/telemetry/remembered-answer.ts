/** Asks once for all who want to know within this time; after a failure the next one asks anew. */
export const rememberAnswer = <Answer>(ms: number, ask: () => Promise<Answer>): (() => Promise<Answer>) => {
  let last: { readonly answer: Promise<Answer>; readonly at: number } | undefined;
  return () => {
    const now = performance.now();
    if (last && now - last.at < ms) return last.answer;
    const answer = ask();
    last = { answer, at: now };
    answer.catch(() => (last = undefined));
    return answer;
  };
};
