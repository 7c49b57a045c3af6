import type { SignatureRequestEvent } from '../../../contracts/events/signature-request.js';
import { given } from '../event-store/fixtures/decider-fixture.js';
import { signatureRequest, type SignatureRequestCommand } from './signature-request.decider.js';

const at = (iso: string) => new Date(iso);
const now = at('2026-11-02T00:00:00.000Z');
const file = { blob: 'b0', size: 9, sha256: 'h0' };
const made = { blob: 'b1', size: 10, sha256: 'h1' };
const person = (number: number, order = 1) => ({
  number,
  name: `Signer ${number}`,
  email: '',
  order,
  digest: `d${number}`,
  password: null,
});

const requested = (orders: readonly number[]): SignatureRequestEvent => ({
  type: 'SignatureRequested',
  version: 1,
  data: {
    requestId: 'r1',
    owner: 'guest-1',
    madeBy: null,
    name: 'lease.pdf',
    message: '',
    original: 'h',
    file,
    pages: 1,
    sheets: [],
    recipients: orders.map((order, index) => person(index + 1, order)),
    fields: [],
    expiresAt: '2026-12-01T00:00:00.000Z',
    at: '2026-11-01T00:00:00.000Z',
  },
});
const by = { requestId: 'r1', address: '192.0.2.0', at: now.toISOString() };
const signed = (recipient: number, builtOn = 'h0', after = made): SignatureRequestEvent => ({
  type: 'RecipientSigned',
  version: 1,
  data: { ...by, recipient, builtOn, file: after, manner: 'typed', consent: '2026-11' },
});
const completed: SignatureRequestEvent = {
  type: 'RequestCompleted',
  version: 1,
  data: { requestId: 'r1', sha256: 'h1', at: now.toISOString() },
};
const ended = (type: 'RequestCancelled' | 'RequestExpired' | 'RequestFilesDeleted'): SignatureRequestEvent => ({
  type,
  version: 1,
  data: { requestId: 'r1', at: now.toISOString() },
});
const sign = (recipient: number, change: { builtOn?: string; now?: Date } = {}): SignatureRequestCommand => ({
  type: 'Sign',
  recipient,
  address: '192.0.2.0',
  builtOn: 'h0',
  file: made,
  manner: 'typed',
  consent: '2026-11',
  now,
  ...change,
});
const decline = (recipient: number): SignatureRequestCommand => ({
  type: 'Decline',
  recipient,
  address: '192.0.2.0',
  reason: 'no',
  now,
});

describe('a signature request', () => {
  test('is completed by the last signature', () => {
    given(signatureRequest, requested([1]))
      .when(sign(1))
      .then(signed(1), completed);
    given(signatureRequest, requested([1, 1]))
      .when(sign(1))
      .then(signed(1));
  });

  test('refuses a signature on a document that somebody else has signed meanwhile', () => {
    given(signatureRequest, requested([1, 1]), signed(2))
      .when(sign(1))
      .refuses('signature-request.changed');
    given(signatureRequest, requested([1, 1]), signed(2))
      .when(sign(1, { builtOn: 'h1' }))
      .then(signed(1, 'h1'), completed);
  });

  test('asks one after the other where the sender says so', () => {
    given(signatureRequest, requested([1, 2]))
      .when(sign(2))
      .refuses('signature-request.not-your-turn');
    given(signatureRequest, requested([1, 2]))
      .when(decline(2))
      .refuses('signature-request.not-your-turn');
    given(signatureRequest, requested([1, 2]), signed(1))
      .when(sign(2, { builtOn: 'h1' }))
      .then(signed(2, 'h1'), completed);
  });

  test('takes each signature once', () => {
    given(signatureRequest, requested([1, 1]), signed(1))
      .when(sign(1))
      .refuses('signature-request.signed');
  });

  test('is over at the very instant that it ends, whether or not that is noted', () => {
    const end = at('2026-12-01T00:00:00Z');
    given(signatureRequest, requested([1]))
      .when(sign(1, { now: end }))
      .refuses('signature-request.expired');
    given(signatureRequest, requested([1]))
      .when({ type: 'Expire', now })
      .then();
    given(signatureRequest, requested([1]))
      .when({ type: 'Expire', now: end })
      .then({ type: 'RequestExpired', version: 1, data: { requestId: 'r1', at: end.toISOString() } });
  });

  test.each([
    ['RequestCancelled', 'signature-request.cancelled'],
    ['RequestExpired', 'signature-request.expired'],
  ] as const)('that has ended says how: %s', (type, code) => {
    given(signatureRequest, requested([1]), ended(type))
      .when(sign(1))
      .refuses(code);
    given(signatureRequest, requested([1]), ended(type))
      .when({ type: 'Cancel', now })
      .then();
  });

  test('ends with the first who declines', () => {
    const declined: SignatureRequestEvent = {
      type: 'RequestDeclined',
      version: 1,
      data: { ...by, recipient: 1, reason: 'no' },
    };
    given(signatureRequest, requested([1, 1]))
      .when(decline(1))
      .then(declined);
    given(signatureRequest, requested([1, 1]), declined)
      .when(sign(2))
      .refuses('signature-request.declined');
  });

  test('that never was is not found', () => {
    given(signatureRequest).when(sign(1)).refuses('signature-request.not-found');
    given(signatureRequest, requested([1]))
      .when(sign(2))
      .refuses('signature-request.not-found');
  });

  test('is opened once by each', () => {
    const open = { type: 'Open', recipient: 1, address: '192.0.2.0', now } as const;
    const opened: SignatureRequestEvent = { type: 'RequestOpened', version: 1, data: { ...by, recipient: 1 } };
    given(signatureRequest, requested([1]))
      .when(open)
      .then(opened);
    given(signatureRequest, requested([1]), opened)
      .when(open)
      .then();
  });

  test('notes a reminder once an hour', () => {
    const remind = (iso: string) => ({ type: 'Remind', recipient: 1, now: at(iso) }) as const;
    const reminded: SignatureRequestEvent = {
      type: 'RecipientReminded',
      version: 1,
      data: { requestId: 'r1', recipient: 1, at: now.toISOString() },
    };
    given(signatureRequest, requested([1]))
      .when(remind('2026-11-02T00:00:00Z'))
      .then(reminded);
    given(signatureRequest, requested([1]), reminded)
      .when(remind('2026-11-02T00:59:59Z'))
      .then();
  });

  test('loses its document after its end only', () => {
    given(signatureRequest, requested([1]))
      .when({ type: 'DeleteFiles', now })
      .then();
    given(signatureRequest, requested([1]), ended('RequestCancelled'))
      .when({ type: 'DeleteFiles', now })
      .then(ended('RequestFilesDeleted'));
    given(signatureRequest, requested([1]), ended('RequestCancelled'), ended('RequestFilesDeleted'))
      .when({ type: 'DeleteFiles', now })
      .then();
  });
});
