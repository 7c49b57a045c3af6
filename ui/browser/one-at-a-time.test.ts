import { oneAtATime } from './one-at-a-time.js';

describe('work that is done one at a time', () => {
  test('keeps its order, however long each takes', async () => {
    const inTurn = oneAtATime();
    const steps: string[] = [];
    const work = (name: string, ms: number) => async (): Promise<string> => {
      steps.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, ms));
      steps.push(`${name} ends`);
      return name;
    };
    expect(await Promise.all([inTurn(work('slow', 20)), inTurn(work('quick', 0))])).toEqual(['slow', 'quick']);
    expect(steps).toEqual(['slow begins', 'slow ends', 'quick begins', 'quick ends']);
  });

  test('goes on after a failure, of which only its caller hears', async () => {
    const inTurn = oneAtATime();
    const failing = inTurn(() => Promise.reject(new Error('broken')));
    const next = inTurn(() => 'next');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });
});
