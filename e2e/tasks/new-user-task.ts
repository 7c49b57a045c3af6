import type { Page } from 'playwright-core';
import type { Upload } from '../harness/http-client.js';
import type { NewUser } from './new-user.js';

/** Everything that a task works with. */
export interface Stage {
  readonly user: NewUser;
  /** The subjects of the task; made before the clock starts. */
  readonly files: readonly Upload[];
  /** Another person, for whoever a link is passed on to. */
  visitAsAnother(address: string): Promise<Page>;
}

/** Looks at what came out, after the clock has stopped. @returns what a person would say of it. @throws when it is not what was wanted. */
export type Proof = () => Promise<string>;

/** Something that people come for, without knowing the program. */
export interface Task {
  readonly name: string;
  /** A desktop with a mouse, where nothing is said. */
  readonly on?: 'phone';
  /** @param address  where the program runs, for files that somebody else has made with it. */
  files(address: string): Promise<readonly Upload[]>;
  /** From the home screen, by what it shows. */
  act(stage: Stage): Promise<Proof>;
}

/** @throws when it does not hold, with what was expected instead. */
export const ensure = (holds: boolean, expected: string): void => {
  if (!holds) throw new Error(`expected ${expected}`);
};
