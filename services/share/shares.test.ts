import { activeContentNotes } from '../../contracts/active-content.js';
import { access, at, expiresAt, hash, name, result, openSharesFixture } from './fixtures/shares-fixture.js';

const { home, toConversion, start, complete, draw, typesOf, view, download } = openSharesFixture();

describe('what a share link leads to', () => {
  test('is the finished file, with its size, expiry and what there is to know about it', async () => {
    await start();
    await complete();
    expect(await view()).toEqual({
      hash,
      status: 'completed',
      file: name,
      created: at,
      expiresInMs: 28 * 86_400_000,
      expiresAt,
      pass: '',
      message: null,
      result: { name, size: 2048, mime: 'application/pdf', sha256: 's' },
      downloadsLeft: null,
      warning: '',
      notes: ['Nothing to gain <here>'],
      hasThumbnail: true,
      hasReceipt: false,
    });
  });

  test('is nothing yet before the end, which it says', async () => {
    expect(await view()).toMatchObject({
      status: 'processing',
      file: 'a.pdf',
      message: 'The file is still being processed. Please try again in a few moments.',
      result: null,
    });
  });

  test('is nothing after a failure, and it says why', async () => {
    const reason = 'a.pdf is protected by a password';
    const data = { conversionId: 'c1', code: 'pdf.encrypted', facts: {}, reason, at };
    await toConversion({ type: 'ConversionFailed', version: 1, data });
    expect(await view()).toMatchObject({ status: 'failed', message: expect.stringContaining(reason), result: null });
  });

  test('is counted once for each look, not for frames and bots', async () => {
    await view();
    await view(false);
    await Promise.all([view(), view(), view()]);
    const looks = (await typesOf(`share-${hash}`)).filter((type) => type === 'ShareLinkViewed');
    expect(looks).toHaveLength(4);
  });
});

describe('a shared file', () => {
  test('is offered under its name, or the recipient’s', async () => {
    await start();
    await complete();
    expect(await download()).toMatchObject({ blob: 'b1', size: 2048, name });
    expect(await download({ filename: 'mine' })).toMatchObject({ name: 'mine.pdf' });
    const downloads = (await typesOf(`share-${hash}`)).filter((type) => type === 'FileDownloaded');
    expect(downloads).toHaveLength(2);
  });

  test('cannot be had before the end, and that is not counted', async () => {
    await expect(download()).rejects.toMatchObject({ code: 'conversion.not-ready' });
    expect(await typesOf(`share-${hash}`)).toEqual(['ShareLinkCreated']);
  });

  test('cannot be had after a failure, which says its reason', async () => {
    const data = { conversionId: 'c1', code: 'pdf.unreadable', facts: {}, reason: 'It is broken', at };
    await toConversion({ type: 'ConversionFailed', version: 1, data });
    await expect(download()).rejects.toMatchObject({ code: 'conversion.failed', facts: { reason: 'It is broken' } });
  });
});

describe('the picture of a shared file', () => {
  const picture = () => home.shares.thumbnail({ hash, access });

  test('has yet to be drawn when it is completed, and is there from then on', async () => {
    await start();
    await expect(picture()).rejects.toMatchObject({ code: 'thumbnail.none' });
    await complete(null);
    expect(await view()).toMatchObject({ hasThumbnail: true });
    expect(await picture()).toEqual({ blob: null, conversionId: 'c1' });
    await draw('b2');
    expect(await view()).toMatchObject({ hasThumbnail: true });
    expect(await picture()).toEqual({ blob: 'b2', conversionId: 'c1' });
  });

  test('that came with it, as in older releases, is there', async () => {
    await start();
    await complete('b2');
    expect(await picture()).toEqual({ blob: 'b2', conversionId: 'c1' });
  });

  test('that cannot be drawn is none', async () => {
    await start();
    await complete(null);
    await draw(null);
    expect(await view()).toMatchObject({ hasThumbnail: false });
    await expect(picture()).rejects.toMatchObject({ code: 'thumbnail.none' });
  });

  test('of what has no pages is none', async () => {
    await start();
    const text = { ...result, name: 'a.txt', mime: 'text/plain' };
    const data = { conversionId: 'c1', result: text, thumbnail: null, receipt: null, made: null, notes: [], at };
    await toConversion({ type: 'ConversionCompleted', version: 2, data });
    expect(await view()).toMatchObject({ hasThumbnail: false });
    await expect(picture()).rejects.toMatchObject({ code: 'thumbnail.none' });
  });
});

describe('the proof of a shared file', () => {
  const positionOfEnd = async (): Promise<string | undefined> => {
    for await (const { type, position } of home.store.read('conversion-c1'))
      if (type === 'ConversionCompleted') return position;
    return undefined;
  };

  test('is about the event of its result', async () => {
    await start();
    await complete();
    expect(await home.shares.resultEvent({ hash, access })).toEqual({
      position: await positionOfEnd(),
      name,
      isRenamed: false,
    });
    expect((await view()).result).toMatchObject({ name });
  });

  test('is refused before there is a result', async () => {
    await start();
    await expect(home.shares.resultEvent({ hash, access })).rejects.toMatchObject({ code: 'conversion.not-ready' });
    expect((await view()).result).toBeNull();
  });

  test('goes by the new name once the file has one, and says that the event has another', async () => {
    await start();
    await complete();
    await toConversion({ type: 'ConversionRenamed', version: 1, data: { conversionId: 'c1', name: 'new.pdf', at } });
    expect(await home.shares.resultEvent({ hash, access })).toEqual({
      position: await positionOfEnd(),
      name: 'new.pdf',
      isRenamed: true,
    });
  });
});

describe('a shared file that can do more than show pages', () => {
  test('comes with a warning, in place of the note for its owner', async () => {
    await start();
    const content = { scripts: 2, actions: 0, files: 1, forms: 0, links: 9 };
    const notes = [
      ...activeContentNotes(content, 'This PDF contains {what}. For the owner.'),
      { code: 'pdf.repaired', text: 'Was damaged.' },
    ];
    const data = { conversionId: 'c1', result, thumbnail: null, receipt: null, made: null, notes, at };
    await toConversion({ type: 'ConversionCompleted', version: 2, data });
    expect(await view()).toMatchObject({
      warning: 'This PDF contains 2 scripts and 1 attached file. Open it only if you trust the sender.',
      notes: ['Was damaged.'],
    });
  });
});

describe('the receipt of a shared file', () => {
  test('is there where the operation has something to prove, which the page is told', async () => {
    await start();
    const data = { conversionId: 'c1', result, thumbnail: null, receipt: 'b3', made: null, notes: [], at };
    await toConversion({ type: 'ConversionCompleted', version: 2, data });
    expect(await home.shares.receipt({ hash, access })).toEqual({ blob: 'b3' });
    expect(await view()).toMatchObject({ hasReceipt: true });
  });

  test('is refused where there is none', async () => {
    await start();
    await complete();
    await expect(home.shares.receipt({ hash, access })).rejects.toMatchObject({ code: 'receipt.none' });
    expect(await view()).toMatchObject({ hasReceipt: false });
  });
});

describe('a dead link', () => {
  test.each([
    ['expired', hash],
    ['unknown', 'x'.repeat(32)],
  ])('that is %s refuses every call alike', async (_, dead) => {
    await start();
    await complete();
    home.now = new Date(expiresAt);
    const gone = { code: 'share-link.not-found', message: 'Share link not found or expired' };
    for (const counts of [true, false]) {
      await expect(home.shares.view({ hash: dead, access, counts })).rejects.toMatchObject(gone);
    }
    await expect(download({ hash: dead })).rejects.toMatchObject(gone);
    await expect(home.shares.thumbnail({ hash: dead, access })).rejects.toMatchObject(gone);
    await expect(home.shares.receipt({ hash: dead, access })).rejects.toMatchObject(gone);
  });
});
