import { checkEventSubject, checkPassingSubject, matcherOf } from './subject-filter.js';

describe('a subject filter', () => {
  test.each([
    ['evt.share.any.ShareLinkViewed.h1', 'evt.share.any.ShareLinkViewed.h1', true],
    ['evt.share.any.ShareLinkViewed.h1', 'evt.share.any.ShareLinkViewed.h12', false],
    ['evt.conversion.*.ConversionRequested.*', 'evt.conversion.pdf.ConversionRequested.c1', true],
    ['evt.conversion.*.ConversionRequested.*', 'evt.conversion.pdf.ConversionStarted.c1', false],
    ['evt.*', 'evt.a.b', false],
    ['evt.*', 'evt', false],
    ['evt.>', 'evt.a.b', true],
    ['evt.>', 'evt', false],
    ['evt.>', 'evtx.a', false],
    ['>', 'anything.at.all', true],
    ['*', 'one', true],
    ['*', 'one.two', false],
  ])('%s with %s: %s', (filter, subject, expected) => {
    expect(matcherOf(filter)(subject)).toBe(expected);
  });

  test.each(['', '.', 'evt.', '.evt', 'evt..a', 'evt.>.a', 'evt.a*', 'evt.a>', 'evt a'])('cannot be "%s"', (filter) => {
    expect(() => matcherOf(filter)).toThrow('is not a subject filter');
  });
});

describe('a subject', () => {
  test.each(['evt.share.any.ShareLinkViewed.aB9_-x'])('of an event can be "%s"', (subject) => {
    expect(() => checkEventSubject(subject)).not.toThrow();
  });

  test.each(['evt', 'evt.', 'evt.a.*', 'evt.>', 'evt.a b', 'evt.ä', 'evt.a\n', 'progress.a'])(
    'of an event cannot be "%s"',
    (subject) => {
      expect(() => checkEventSubject(subject)).toThrow('is not a subject');
    },
  );

  test('of a signal or a question cannot be one of an event', () => {
    expect(() => checkPassingSubject('evt.a')).toThrow('kept for stored events');
    expect(() => checkPassingSubject('progress.guest-1.c1')).not.toThrow();
  });
});
