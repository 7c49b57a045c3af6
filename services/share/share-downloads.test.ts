import { at, hash, openSharesFixture } from './fixtures/shares-fixture.js';

const { home, append, start, complete, typesOf, view, download } = openSharesFixture();

describe('a download', () => {
  const limitTo = (maxDownloads: number) =>
    append(`share-${hash}`, {
      type: 'ShareLinkRestricted',
      version: 1,
      data: { hash, maxDownloads, password: null, at },
    });
  const counted = async (): Promise<number> =>
    (await typesOf(`share-${hash}`)).filter((type) => type === 'FileDownloaded').length;
  const from = (first: number, ifRange: string | null = null) => ({ range: { from: first, ifRange } });
  const owner = { access: { owners: ['guest-1'], pass: null } } as const;
  beforeEach(async () => {
    await start();
    await complete();
  });

  test.each([
    { how: 'whole', asked: {}, times: 1 },
    { how: 'from its beginning', asked: from(0), times: 1 },
    { how: 'by its last bytes that are all of it', asked: from(-2048), times: 1 },
    { how: 'from later on, of another file, which sends all of this', asked: from(9, '"other"'), times: 1 },
    { how: 'from later on', asked: from(1), times: 0 },
    { how: 'from later on, of this very file', asked: from(1, '"s"'), times: 0 },
    { how: 'by its last bytes', asked: from(-2047), times: 0 },
    { how: 'by HEAD', asked: { takes: false }, times: 0 },
    { how: 'for a preview', asked: { isPreview: true }, times: 0 },
  ])('$how counts $times times', async ({ asked, times }) => {
    await download(asked);
    expect(await counted()).toBe(times);
  });

  test.each([1, 7, 49, 50])('is had exactly %i times by fifty at once, where so many are allowed', async (max) => {
    await limitTo(max);
    const ranges = [null, { from: 0, ifRange: null }, { from: 1, ifRange: null }];
    const asking = Array.from({ length: 50 }, (_, index) =>
      download({ recipient: `r${index}`, range: ranges[index % 3] ?? null }),
    );
    const outcomes = await Promise.allSettled([...asking, download(owner), download({ takes: false })]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(max + 2);
    await expect(download({ recipient: 'late' })).rejects.toMatchObject({ code: 'share-link.used-up' });
  });

  test('by its owner takes nothing from the recipients', async () => {
    await limitTo(1);
    for (let times = 0; times < 5; times += 1) await download(owner);
    await download();
    await expect(download()).rejects.toMatchObject({ code: 'share-link.used-up' });
    await download(owner);
  });

  test('is continued by whoever began it, for an hour, and by nobody else', async () => {
    await limitTo(1);
    await download();
    await download(from(1000));
    home.now = new Date(home.now.getTime() + 60 * 60 * 1000 - 1);
    await download(from(2000));
    await expect(download({ ...from(1000), recipient: 'r2' })).rejects.toMatchObject({ code: 'share-link.used-up' });
    await expect(download(from(0))).rejects.toMatchObject({ code: 'share-link.used-up' });
    home.now = new Date(home.now.getTime() + 2);
    await expect(download(from(1000))).rejects.toMatchObject({ code: 'share-link.used-up' });
  });

  test('has no more rests than the file is large, however often and in whatever parts they are asked for', async () => {
    await limitTo(1);
    await download();
    const part = (first: number, to: number) => download({ range: { from: first, to, ifRange: null } });
    await part(1, 1000);
    await part(1001, 2047);
    await expect(download(from(1))).rejects.toMatchObject({ code: 'share-link.used-up' });
    await part(2047, 2047);
    await expect(part(1, 1)).rejects.toMatchObject({ code: 'share-link.used-up' });
    await limitTo(2);
    await download(from(1));
    expect(await counted()).toBe(2);
  });

  test('is one less of those that a limited link says are left, never less than none', async () => {
    expect(await view()).toMatchObject({ downloadsLeft: null });
    await limitTo(1);
    expect(await view()).toMatchObject({ downloadsLeft: 1 });
    await download();
    expect(await view()).toMatchObject({ downloadsLeft: 0 });
  });

  test('for a preview is refused where downloads are limited, for anybody may call themselves that', async () => {
    await limitTo(1);
    await expect(download({ isPreview: true })).rejects.toMatchObject({ code: 'share-link.no-previews' });
    expect(await counted()).toBe(0);
  });
});

describe('what one network asks for again and again', () => {
  const countOf = async (type: string): Promise<number> =>
    (await typesOf(`share-${hash}`)).filter((one) => one === type).length;
  const later = (ms: number) => (home.now = new Date(home.now.getTime() + ms));
  beforeEach(async () => {
    await start();
    await complete();
  });

  test.each([
    ['views', 'ShareLinkViewed', () => view()],
    ['downloads', 'FileDownloaded', () => download()],
  ] as const)(
    'is answered each time, and on the log as %s no more than twenty times a minute',
    async (_, type, ask) => {
      for (let times = 0; times < 60; times += 1) await ask();
      expect(await countOf(type)).toBe(20);
      later(60_001);
      await ask();
      expect(await countOf(type)).toBe(21);
    },
  );

  test('hides nothing of another network, nor of a link whose downloads are limited', async () => {
    for (let times = 0; times < 30; times += 1) await download();
    await download({ asker: { network: 'elsewhere', visitor: 'v2' } });
    expect(await countOf('FileDownloaded')).toBe(21);
    const limit = { hash, maxDownloads: 100, password: null, at };
    await append(`share-${hash}`, { type: 'ShareLinkRestricted', version: 1, data: limit });
    for (let times = 0; times < 30; times += 1) await download();
    expect(await countOf('FileDownloaded')).toBe(51);
  });
});
