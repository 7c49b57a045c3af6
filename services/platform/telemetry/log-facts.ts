import { AsyncLocalStorage } from 'node:async_hooks';

/** Facts in every line of the log that is written in the course of one piece of work. */
export interface LogFacts {
  readonly requestId?: string;
  conversionId?: string;
}

const current = new AsyncLocalStorage<LogFacts>();

/** The facts of the piece of work in whose course this is called. */
export const logFacts = (): LogFacts => current.getStore() ?? {};

export const withLogFacts = <Value>(facts: LogFacts, work: () => Value): Value => current.run(facts, work);

/** The request that is being answered has become this conversion. */
export const noteConversion = (conversionId: string): void => {
  const facts = current.getStore();
  if (facts) facts.conversionId ??= conversionId;
};
