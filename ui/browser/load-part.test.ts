import { loadedIn, type Surroundings } from './load-part.js';

const lost = new TypeError('Failed to fetch dynamically imported module');

/** A page whose loads fail so many times, and whose server answers or not, in this order and then always. */
const given = ({ fails = 0, answers = [] as readonly boolean[], files = false, mayReload = true } = {}) => {
  const left = [...answers];
  const notified: string[] = [];
  const seen = { loads: 0, waits: 0, reloads: 0 };
  const surroundings: Surroundings = {
    reaches: () => Promise.resolve(left.shift() ?? true),
    waits: () => Promise.resolve((seen.waits += 1)),
    reloads: () => {
      if (mayReload) seen.reloads += 1;
      return mayReload;
    },
    tells: ({ title }) => notified.push(title),
    hasFiles: () => files,
  };
  const load = () => {
    seen.loads += 1;
    return seen.loads > fails ? Promise.resolve('the part') : Promise.reject(lost);
  };
  const part = loadedIn(surroundings, (error) => error === lost)(load);
  return { part, told: notified, seen };
};

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a part of the page that does not come', () => {
  test('is waited for without a network, and comes by itself when the network is back', async () => {
    const { part, told, seen } = given({ fails: 1, answers: [false, false, true], files: true });
    expect(await part).toBe('the part');
    expect([told, seen]).toEqual([['You are offline'], { loads: 2, waits: 2, reloads: 0 }]);
  });

  test('is asked for once more where only one answer was lost', async () => {
    const { part, told, seen } = given({ fails: 1 });
    expect(await part).toBe('the part');
    expect([told, seen.reloads]).toEqual([[], 0]);
  });

  test('that the server no longer has loads the page anew', async () => {
    const { seen } = given({ fails: Infinity });
    await settled();
    expect(seen).toEqual({ loads: 2, waits: 0, reloads: 1 });
  });

  test('that the server no longer has leaves a page with files as it is', async () => {
    const { told, seen } = given({ fails: Infinity, files: true });
    await settled();
    expect([told, seen.reloads]).toEqual([['Docket has been updated'], 0]);
  });

  test('fails where the page has just been loaded anew', async () => {
    await expect(given({ fails: Infinity, mayReload: false }).part).rejects.toBe(lost);
  });

  test('fails at once by an error of its own', async () => {
    const part = loadedIn({} as Surroundings, () => false)(() => Promise.reject(new Error('a defect')));
    await expect(part).rejects.toThrow('a defect');
  });
});
