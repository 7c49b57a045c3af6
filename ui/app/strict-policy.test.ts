import './strict-policy.js';

describe('a page whose policy forbids code made from text', () => {
  test('has a zod that makes none', async () => {
    const { z } = await import('zod');
    expect(z.config().jitless).toBe(true);
  });
});
