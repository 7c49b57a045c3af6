import { waitFor } from 'xstate';
import { accepted, fileOf, givenPage, said } from '../../../work/machine/work-fixture.js';
import { OrderEnded } from '../../../edit/machine/edit-order.js';
import { runOrder, versionRunner } from './run-order.js';

const order = { tool: 'pdf-fill-form', options: { values: '{"name":"Ines"}', flatten: false } };

const page = () => {
  const fixture = givenPage();
  fixture.choose(fileOf('form.pdf'), fileOf('letter.pdf'));
  const [shown] = fixture.home.getSnapshot().context.files;
  return { ...fixture, run: () => runOrder(fixture.home, shown!, order) };
};

describe('a version that is asked for', () => {
  test('is made of the document on screen alone, and is there once the tool has ended', async () => {
    const { home, uploads, run } = page();
    const done = run();
    home.send(accepted);
    home.send(said('completed'));
    await done;
    expect(uploads).toMatchObject([
      { operation: 'pdf-fill-form', options: order.options, files: [{ name: 'form.pdf' }] },
    ]);
  });

  test('is sent with the pictures that it shows, which are no part of the next one', async () => {
    const { home, uploads } = page();
    const [shown] = home.getSnapshot().context.files;
    for (const pictures of [[fileOf('seal.png', 'image/png')], undefined]) {
      const order = { tool: 'pdf-annotate', options: { marks: '[]' }, ...(pictures && { pictures }) };
      const done = runOrder(home, shown!, order);
      home.send({ type: 'cancel.pressed' });
      await expect(done).rejects.toThrow(/^$/);
    }
    const sent = uploads.map(({ files }) => files.map(({ name }) => name));
    expect(sent).toEqual([['form.pdf', 'seal.png'], ['form.pdf']]);
  });

  test('is not made where the server refuses it, or fails', async () => {
    const refused = page();
    const first = refused.run();
    refused.home.send({ type: 'upload.refused', message: 'The server is full' });
    await expect(first).rejects.toThrow('The server is full');
    const failed = page();
    const second = failed.run();
    failed.home.send(accepted);
    failed.home.send(said('failed', { error: 'The field name did not take its value' }));
    await expect(second).rejects.toThrow('The field name did not take its value');
  });

  test('is asked for under its key, which goes with no other tool', async () => {
    const { home, uploads } = page();
    const [shown] = home.getSnapshot().context.files;
    const first = runOrder(home, shown!, { ...order, requestKey: 'save-of-a-draft-1' });
    home.send({ type: 'upload.refused', message: 'The server is full' });
    await expect(first).rejects.toThrow('The server is full');
    const second = runOrder(home, shown!, order);
    home.send({ type: 'cancel.pressed' });
    await expect(second).rejects.toThrow(/^$/);
    expect(uploads.map(({ key }) => key)).toEqual(['save-of-a-draft-1', undefined]);
  });

  test('tells an attempt that the server never took from one that ended without a version', async () => {
    const lost = page();
    const first = lost.run();
    lost.home.send({ type: 'upload.refused', message: 'Upload failed' });
    await expect(first).rejects.not.toBeInstanceOf(OrderEnded);
    for (const end of ['failed', 'cancelled'] as const) {
      const ended = page();
      const second = ended.run();
      ended.home.send(accepted);
      ended.home.send(said(end));
      await expect(second).rejects.toBeInstanceOf(OrderEnded);
    }
  });

  test('was cancelled without a word', async () => {
    const { home, run } = page();
    const done = run();
    home.send({ type: 'cancel.pressed' });
    await expect(done).rejects.toThrow(/^$/);
  });

  test('is signed after that: what the other was made into is sent with the picture of the signature', async () => {
    const { home, uploads, clock } = page();
    const [shown] = home.getSnapshot().context.files;
    const run = versionRunner(home, shown!);
    const first = run(order);
    home.send(accepted);
    home.send(said('completed'));
    await first;
    const options = { placements: '[{"page":0,"x":0.1,"y":0.1,"width":100,"height":40}]' };
    const second = run({ tool: 'pdf-place-signature', options, pictures: [fileOf('signature.png', 'image/png')] });
    clock.increment(500);
    await waitFor(home, () => uploads.length === 2);
    home.send({ type: 'cancel.pressed' });
    await expect(second).rejects.toThrow(/^$/);
    expect(uploads[1]).toMatchObject({ operation: 'pdf-place-signature', from: 'c1', options });
    expect(uploads[1]?.files.map(({ name }) => name)).toEqual(['made.pdf', 'signature.png']);
  });

  test('waits for no other tool', async () => {
    const { home, run } = page();
    home.send({ type: 'tool.chosen', tool: 'pdf-compress', only: 1 });
    await expect(run()).rejects.toThrow('Another tool is running');
  });
});
