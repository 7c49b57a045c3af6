import type { ChildProcess } from 'node:child_process';

/**
 * How far a program that works on a stranger's file is kept apart.
 *
 * - `full`: it sees its own folder, the programs and nothing else, and runs as nobody.
 * - `reduced`: the same view by namespaces alone: every system call is open to it, and where root does not run the
 *   server, its user number is the server's.
 * - `none`: it may do whatever the server may; or, where root runs the server and can give it a user of its own,
 *   whatever every user of the machine may.
 */
export const sandboxLevels = ['full', 'reduced', 'none'] as const;
export type SandboxLevel = (typeof sandboxLevels)[number];

/** Limits that the kernel holds a program to. */
export interface ProgramLimits {
  readonly cpuSeconds: number;
  readonly fileBytes: number;
  readonly processes: number;
  /** Memory that one process may write to, whether it does or not. */
  readonly dataBytes?: number | undefined;
  /** Addresses that one process may reserve; undefined for programs that reserve far more than they use, such as Node. */
  readonly addressBytes?: number | undefined;
}

export interface SandboxedProgram {
  readonly command: string;
  readonly args: readonly string[];
  /** A folder of its own: the only one it may write to, its home, and where it begins. */
  readonly folder: string;
  /** Files and folders that it may read, beyond those of the system. */
  readonly readable: readonly string[];
  /** All that stands in its environment, beside the language, the time zone and the path. */
  readonly environment: Readonly<Record<string, string>>;
  readonly limits: ProgramLimits;
  /** `ipc`: Node's channel to a child process of Node; `lines`: standard input and output. */
  readonly talks: 'ipc' | 'lines';
}

/** A way to start programs that work on strangers' files. */
export interface Sandbox {
  readonly level: SandboxLevel;
  /** How far programs are isolated, in plain words for whoever runs the server. */
  readonly told: string;
  /** Whether its programs have the rights of root, so that a file that takes one over has the whole machine. */
  readonly asRoot: boolean;
  /** Makes the folder with what is in it the program's own. */
  readonly claim: (folder: string) => Promise<Claim>;
  readonly start: (program: SandboxedProgram, claim: Claim) => ChildProcess;
}

/** Under which user a program works; undefined where it is the server's. */
export interface Claim {
  readonly uid: number | undefined;
}

/** Ends a program with all that it has started. */
export const killSandboxed = ({ pid }: ChildProcess): void => {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // nobody of the group is left
  }
};
