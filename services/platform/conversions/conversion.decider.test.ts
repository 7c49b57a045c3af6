import type { ConversionEvent } from '../../../contracts/events/conversion.js';
import { conversion } from './conversion.decider.js';
import { given } from '../event-store/fixtures/decider-fixture.js';

const now = new Date('2026-03-01T00:00:00Z');
const at = now.toISOString();
const request = {
  conversionId: 'c1',
  owner: 'guest-1',
  tool: 'pdf-compress',
  lane: 'pdf',
  options: { quality: 'low' },
  files: [],
  shareHash: 'h1',
} as const;
const result = { blob: 'b1', name: 'a.pdf', mime: 'application/pdf', size: 1, sha256: 's' };
const outcome = { result, receipt: null, made: null, notes: [] };

const requested: ConversionEvent = { type: 'ConversionRequested', version: 1, data: { ...request, at } };
const started = (attempt: number): ConversionEvent => ({
  type: 'ConversionStarted',
  version: 1,
  data: { conversionId: 'c1', attempt, at },
});
const completed: ConversionEvent = {
  type: 'ConversionCompleted',
  version: 2,
  data: { conversionId: 'c1', ...outcome, thumbnail: null, at },
};
const drawn = (thumbnail: string | null): ConversionEvent => ({
  type: 'ThumbnailDrawn',
  version: 1,
  data: { conversionId: 'c1', thumbnail, at },
});
const failure = { code: 'pdf.unreadable', facts: { name: 'a.pdf' }, reason: 'a.pdf cannot be opened' };
const handedBack = (attempt: number): ConversionEvent => ({
  type: 'ConversionHandedBack',
  version: 1,
  data: { conversionId: 'c1', attempt, at },
});
const failed: ConversionEvent = { type: 'ConversionFailed', version: 1, data: { conversionId: 'c1', ...failure, at } };
const cancelRequested: ConversionEvent = {
  type: 'ConversionCancelRequested',
  version: 1,
  data: { conversionId: 'c1', at },
};
const cancelled: ConversionEvent = { type: 'ConversionCancelled', version: 1, data: { conversionId: 'c1', at } };

const complete = { type: 'Complete', outcome, now } as const;
const fail = { type: 'Fail', ...failure, now } as const;
const cancel = { type: 'Cancel', now } as const;
const requestCancel = { type: 'RequestCancel', now } as const;
const start = { type: 'Start', now } as const;

describe('a conversion', () => {
  test('is requested once', () => {
    given(conversion).when({ type: 'Request', request, now }).then(requested);
    given(conversion, requested).when({ type: 'Request', request, now }).then();
  });

  test('counts its starts, because a crash starts it again', () => {
    given(conversion, requested).when(start).then(started(1));
    given(conversion, requested, started(1)).when(start).then(started(2));
  });

  test('does not count a start that its worker handed back, unless another has begun meanwhile', () => {
    given(conversion, requested, started(1)).when({ type: 'HandBack', attempt: 1, now }).then(handedBack(1));
    given(conversion, requested, started(1), handedBack(1)).when(start).then(started(1));
    given(conversion, requested, started(1), handedBack(1)).when({ type: 'HandBack', attempt: 1, now }).then();
    given(conversion, requested, started(1), started(2)).when({ type: 'HandBack', attempt: 1, now }).then();
    given(conversion, requested, started(1), started(2), handedBack(2)).when(start).then(started(2));
  });

  test('completes or fails once it runs', () => {
    given(conversion, requested, started(1)).when(complete).then(completed);
    given(conversion, requested, started(1)).when(fail).then(failed);
  });

  test.each(['b2', null])('has its first page drawn once, when it is completed: %s', (thumbnail) => {
    const keep = { type: 'KeepThumbnail', thumbnail, now } as const;
    const whole = [requested, started(1), completed];
    given(conversion, requested, started(1)).when(keep).then();
    given(conversion, ...whole)
      .when(keep)
      .then(drawn(thumbnail));
    given(conversion, ...whole, drawn(thumbnail))
      .when({ ...keep, thumbnail: 'b3' })
      .then();
  });

  test('that was completed with its picture is not drawn anew', () => {
    const data = { conversionId: 'c1', ...outcome, thumbnail: 'b2', at };
    given(conversion, requested, started(1), { type: 'ConversionCompleted', version: 2, data })
      .when({ type: 'KeepThumbnail', thumbnail: 'b3', now })
      .then();
  });

  test('can fail before it ever ran, when nobody took it', () => {
    given(conversion, requested).when(fail).then(failed);
  });

  test('cannot complete before it ran', () => {
    given(conversion, requested).when(complete).then();
  });

  test.each([
    ['completed', [requested, started(1), completed]],
    ['failed', [requested, started(1), failed]],
    ['cancelled', [requested, started(1), cancelRequested, cancelled]],
  ])('that is %s never ends a second time', (_, history) => {
    for (const command of [start, complete, fail, cancel])
      given(conversion, ...history)
        .when(command)
        .then();
    given(conversion, ...history)
      .when(requestCancel)
      .refuses('conversion.ended');
  });

  test('that is being cancelled takes no other outcome, however late it comes', () => {
    const history = [requested, started(1), cancelRequested];
    for (const command of [start, complete, fail])
      given(conversion, ...history)
        .when(command)
        .then();
    given(conversion, ...history)
      .when(cancel)
      .then(cancelled);
  });

  test('can be cancelled while it waits', () => {
    given(conversion, requested).when(requestCancel).then(cancelRequested);
    given(conversion, requested, cancelRequested).when(cancel).then(cancelled);
  });

  test('is not cancelled unless its visitor asked', () => {
    given(conversion, requested, started(1)).when(cancel).then();
  });

  test('asked to be cancelled twice is asked once', () => {
    given(conversion, requested, cancelRequested).when(requestCancel).then();
  });

  test('that nobody requested cannot be cancelled', () => {
    given(conversion).when(requestCancel).refuses('conversion.not-found');
  });
});
