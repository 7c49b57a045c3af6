import { runProgram } from './process.js';

interface Command {
  readonly command: string;
  readonly args: readonly string[];
}

/** Ways to start a program that has no network; as root, else as a user that may make namespaces. */
const ways: readonly Command[] = [
  { command: 'unshare', args: ['-n', '--'] },
  { command: 'unshare', args: ['-rn', '--'] },
];

let found: Promise<Command | undefined> | undefined;

const findWay = async (): Promise<Command | undefined> => {
  for (const way of ways) {
    const end = await runProgram({ command: way.command, args: [...way.args, 'true'], timeoutMs: 5000 }).catch(
      () => null,
    );
    if (end?.status === 0) return way;
  }
  return undefined;
};

/** The same program cut off from every network where the platform allows it, unchanged elsewhere. */
export const isolated = async (command: string, args: readonly string[]): Promise<Command> => {
  const way = await (found ??= findWay());
  return way ? { command: way.command, args: [...way.args, command, ...args] } : { command, args };
};
