import { messageOf, reasonOf, ServerSaid } from '../notice.js';
import { callProblem, serverMessageOr, withServerMessage, withFixedMessage } from './call-errors.js';
import { uploadProblem } from './post-conversion.js';
import { CallFailed } from './server-reply.js';

const refusal = (code: string, error: string) =>
  new CallFailed(422, JSON.stringify({ code, error, facts: {} }), 'Unprocessable');
const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('a call with a fixed message', () => {
  test('fails in that sentence, and keeps what the server says as the reason', async () => {
    const failing = () => Promise.reject(refusal('pdf.encrypted', 'a.pdf is protected by a password'));
    const error = await failureOf(withFixedMessage('Failed to process a.pdf', failing));
    expect(messageOf(error, '')).toBe('Failed to process a.pdf');
    expect((error as Error).cause).toBeInstanceOf(ServerSaid);
    expect(reasonOf(error, '')).toBe('a.pdf is protected by a password');
  });

  test.each([refusal('server.defect', 'Something went wrong on our side'), new TypeError('Failed to fetch')])(
    'has no better reason than that sentence for %s',
    async (cause) => {
      const error = await failureOf(withFixedMessage('Failed to process a.pdf', () => Promise.reject(cause)));
      expect(reasonOf(error, '')).toBe('Failed to process a.pdf');
    },
  );
});

test('any other call fails in the words of the server, where it has some', async () => {
  const failing = () => Promise.reject(refusal('pdf.encrypted', 'a.pdf is protected by a password'));
  expect(messageOf(await failureOf(withServerMessage('Failed', failing)), '')).toBe('a.pdf is protected by a password');
  expect(messageOf(await failureOf(withServerMessage('Failed', () => Promise.reject(new Error('x')))), '')).toBe(
    'Failed',
  );
});

test.each([
  [refusal('share-link.ended', 'The link has ended'), '422: The link has ended'],
  [new CallFailed(502, 'Bad gateway', 'Bad Gateway'), '502: Bad gateway'],
  [new CallFailed(504, '', 'Gateway Timeout'), '504: Gateway Timeout'],
  [new TypeError('Failed to fetch'), 'Failed to fetch'],
])('the message of a call that fails begins with its status: %s', (error, message) => {
  expect(callProblem(error)).toBe(message);
});

describe('a call without a network', () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  beforeEach(() => {
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: false }, configurable: true });
  });
  afterEach(() => {
    if (own) Object.defineProperty(globalThis, 'navigator', own);
    else Reflect.deleteProperty(globalThis, 'navigator');
  });
  const cutOff = new TypeError('Failed to fetch');
  const said = 'You are offline. Try again when the network is back.';

  test('fails for that reason, in no words of the browser, whichever way it is told', async () => {
    expect(callProblem(cutOff)).toBe(said);
    expect(uploadProblem(0, '')).toBe(said);
    expect(serverMessageOr('Please try again.', cutOff)).toBe(said);
    const failing = () => Promise.reject(cutOff);
    expect(reasonOf(await failureOf(withFixedMessage('Failed to process a.pdf', failing)), '')).toBe(said);
    expect(messageOf(await failureOf(withServerMessage('Failed', failing)), '')).toBe(said);
  });

  test('that the server has refused before is told as the server said it', () => {
    expect(callProblem(refusal('share-link.ended', 'The link has ended'))).toBe('422: The link has ended');
  });
});
