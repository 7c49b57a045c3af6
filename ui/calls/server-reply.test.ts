import { CallFailed } from './server-reply.js';

describe('an answer that is not OK', () => {
  test('becomes an error that says its status and its body', () => {
    expect(new CallFailed(404, 'Not here', 'Not Found').message).toBe('404: Not here');
  });

  test('says its status text when the body is empty', () => {
    expect(new CallFailed(502, '', 'Bad Gateway').message).toBe('502: Bad Gateway');
  });

  test('carries the code of a refusal', () => {
    const body = JSON.stringify({ error: 'Share link not found or expired', code: 'share-link.not-found', facts: {} });
    expect(new CallFailed(404, body, '').code).toBe('share-link.not-found');
  });

  test('carries no code when somebody else answered', () => {
    expect(new CallFailed(502, '<html>', '').code).toBeUndefined();
    expect(new CallFailed(502, 'null', '').code).toBeUndefined();
  });
});
