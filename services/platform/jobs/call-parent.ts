import { Refusal } from '../../../contracts/errors.js';
import type { CallEnd, JobReply } from './job.js';

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let calls = 0;

/**
 * Has the parent of this job process do something.
 *
 * @throws Refusal of the parent.
 * @throws Error when the parent could not, or there is none.
 */
export const callParent = (name: string, payload: unknown): Promise<unknown> =>
  new Promise((resolve, reject) => {
    if (!process.send) return reject(new Error('this process has no parent that answers'));
    const call = (calls += 1);
    waiting.set(call, { resolve, reject });
    const message: JobReply = { type: 'call', call, name, payload };
    process.send(message);
  });

/** Hands an answer of the parent to whoever waits for it. */
export const takeAnswer = ({ call, ...end }: { readonly call: number } & CallEnd): void => {
  const caller = waiting.get(call);
  waiting.delete(call);
  if (end.ok) caller?.resolve(end.value);
  else caller?.reject('code' in end ? new Refusal(end.code, end.facts) : new Error(end.message));
};
