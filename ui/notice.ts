/** Something to tell the visitor in passing; machines emit it, the toaster shows it. */
export interface Notice {
  readonly type: 'notice';
  readonly title: string;
  readonly text: string;
  readonly tone: 'plain' | 'destructive';
}

export const plainNotice = (title: string, text = ''): Notice => ({ type: 'notice', title, text, tone: 'plain' });

export const failureNotice = (title: string, text = ''): Notice => ({
  type: 'notice',
  title,
  text,
  tone: 'destructive',
});

/** The server's words about a failure that has a fixed message: its cause. */
export class ServerSaid extends Error {
  override readonly name = 'ServerSaid';
}

/** Why something failed, in the most telling words there are. */
export const reasonOf = (error: unknown, fallback: string): string =>
  messageOf(error instanceof Error && error.cause instanceof ServerSaid ? error.cause : error, fallback);

/** The message of an error, or the fallback where it has none. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof Error && error.message !== '' ? error.message : fallback;
