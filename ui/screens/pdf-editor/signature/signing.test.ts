import type { SignRequest } from '../../../calls/editor.calls.js';
import { givenEditor, givenOpen, pdfOf, settled, signedFile } from '../machine/pdf-editor-fixture.js';

const at = (x: number, y: number) => ({ x, y });
const never = () => new Promise<never>(() => undefined);

describe('drawing a signature', () => {
  test('keeps every stroke and saves the image when one ends', async () => {
    const { editor, context } = givenEditor();
    editor.send({ type: 'stroke.started', at: at(10, 10) });
    editor.send({ type: 'stroke.continued', at: at(20, 20) });
    editor.send({ type: 'stroke.ended' });
    editor.send({ type: 'stroke.continued', at: at(90, 90) });
    await settled();
    editor.send({ type: 'stroke.started', at: at(30, 30) });
    editor.send({ type: 'stroke.ended' });
    await settled();
    expect(context().signature.strokes).toEqual([[at(10, 10), at(20, 20)], [at(30, 30)]]);
    expect(context().signature.images.draw).toMatch(/^data:image\/png;base64,/);
  });

  test('is undone by Clear, the saved image with it', async () => {
    const { editor, context } = givenEditor();
    editor.send({ type: 'stroke.started', at: at(10, 10) });
    editor.send({ type: 'stroke.ended' });
    await settled();
    editor.send({ type: 'drawing.cleared' });
    expect(context().signature).toMatchObject({ strokes: [], images: { draw: null } });
  });
});

describe('signing', () => {
  test('sends the file, the image of the chosen kind and its place, and saves what comes back', async () => {
    const requests: SignRequest[] = [];
    const { editor, saved, context } = await givenOpen({
      sign: async (request) => {
        requests.push(request);
        return signedFile;
      },
    });
    editor.send({ type: 'kind.chosen', kind: 'type' });
    editor.send({ type: 'text.typed', text: ' Ada ' });
    await settled();
    editor.send({ type: 'page.chosen', page: 1 });
    await settled();
    editor.send({ type: 'placement.fetched' });
    editor.send({ type: 'placement.nudged', by: at(0.4, 0.2) });
    editor.send({ type: 'sign.pressed' });
    await settled();
    expect(requests).toMatchObject([{ image: 'data:image/png;base64,AAAAAda' }]);
    expect(requests[0]?.placements).toEqual([{ page: 1, x: 0.5, y: expect.closeTo(0.3), width: 100, height: 40 }]);
    expect(saved).toEqual(['contract_signed.pdf']);
    const { kept, notes } = signedFile;
    expect(context().signed).toEqual({ name: 'contract_signed.pdf', kept, notes });
    expect(notes).toHaveLength(1);
  });

  test('sends what else is to be said of the signature, which goes with its file', async () => {
    const requests: SignRequest[] = [];
    const { editor, context } = await givenOpen({
      sign: async (request) => {
        requests.push(request);
        return signedFile;
      },
    });
    editor.send({ type: 'stroke.started', at: at(1, 1) });
    editor.send({ type: 'stroke.ended' });
    editor.send({ type: 'detail.changed', field: 'signatureLocation', text: 'Bergen' });
    editor.send({ type: 'detail.changed', field: 'certification', text: 'form-filling' });
    await settled();
    editor.send({ type: 'sign.pressed' });
    await settled();
    const details = { signatureReason: '', signatureLocation: 'Bergen', signatureContact: '' };
    expect(requests).toMatchObject([{ details: { ...details, certification: 'form-filling' } }]);
    editor.send({ type: 'file.cleared' });
    expect(context().details).toMatchObject({ signatureLocation: '', certification: 'none' });
  });

  test('puts one signature on further pages, in the same place', async () => {
    const requests: SignRequest[] = [];
    const { editor } = await givenOpen({
      sign: async (request) => {
        requests.push(request);
        return signedFile;
      },
    });
    editor.send({ type: 'stroke.started', at: at(1, 1) });
    editor.send({ type: 'stroke.ended' });
    editor.send({ type: 'also.typed', text: '3, 1-2' });
    await settled();
    editor.send({ type: 'sign.pressed' });
    await settled();
    const place = { x: 0.1, y: 0.1, width: 100, height: 40 };
    expect(requests[0]?.placements).toEqual([0, 1, 2].map((page) => ({ page, ...place })));
  });

  test('sends nothing for pages that the document does not have, and says which', async () => {
    const { editor, notices } = await givenOpen({ sign: never });
    editor.send({ type: 'stroke.started', at: at(1, 1) });
    editor.send({ type: 'stroke.ended' });
    editor.send({ type: 'also.typed', text: '2-4' });
    await settled();
    editor.send({ type: 'sign.pressed' });
    expect(notices).toMatchObject([
      { title: 'Check the pages', text: 'This document has 3 pages; page 4 does not exist' },
    ]);
    expect(editor.getSnapshot().matches({ job: 'resting' })).toBe(true);
  });

  test('is one thing at a time', async () => {
    let calls = 0;
    const { editor } = await givenOpen({
      sign: () => {
        calls++;
        return never();
      },
    });
    editor.send({ type: 'stroke.started', at: at(1, 1) });
    editor.send({ type: 'stroke.ended' });
    await settled();
    editor.send({ type: 'sign.pressed' });
    editor.send({ type: 'sign.pressed' });
    await settled();
    expect(calls).toBe(1);
    expect(editor.getSnapshot().hasTag('busy')).toBe(true);
  });

  test('by an uploaded image wants an image first', async () => {
    const { editor, notices } = await givenOpen();
    editor.send({ type: 'kind.chosen', kind: 'upload' });
    editor.send({ type: 'image.chosen', file: pdfOf() });
    editor.send({ type: 'sign.pressed' });
    editor.send({ type: 'image.chosen', file: pdfOf('me.png', 'image/png') });
    await settled();
    editor.send({ type: 'sign.pressed' });
    await settled();
    expect(notices.map(({ text }) => text)).toEqual([
      'Please upload a PNG, JPEG, GIF or WebP image',
      'Please upload your signature first',
      'Your signed PDF has been downloaded',
    ]);
  });
});
