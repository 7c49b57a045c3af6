export interface ProgramRun {
  readonly command: string;
  readonly args: readonly string[];
  readonly directory?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

export interface ProgramEnd {
  /** Exit code; null when it was killed. */
  readonly status: number | null;
  readonly timedOut: boolean;
  /** First part of what it printed. */
  readonly stdout: string;
  readonly stderr: string;
}
