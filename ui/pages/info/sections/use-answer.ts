import { useEffect, useState } from 'react';

/** The answer of the server, if it has come. */
export type Answered<Answer> =
  { readonly state: 'loading' } | { readonly state: 'shown'; readonly answer: Answer } | { readonly state: 'failed' };

/** Asks once while the page is open; before any script runs it is `loading`. */
export const useAnswer = <Answer>(ask: () => Promise<Answer>): Answered<Answer> => {
  const [answered, setAnswered] = useState<Answered<Answer>>({ state: 'loading' });
  useEffect(() => {
    let hasLeft = false;
    const tell = (now: Answered<Answer>): void => {
      if (!hasLeft) setAnswered(now);
    };
    ask().then(
      (answer) => tell({ state: 'shown', answer }),
      () => tell({ state: 'failed' }),
    );
    return () => {
      hasLeft = true;
    };
  }, [ask]);
  return answered;
};
