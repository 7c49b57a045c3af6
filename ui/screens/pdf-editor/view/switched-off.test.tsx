import type { Features } from '../../../../contracts/features.js';
import { textOf } from '../../../spec/fixtures/text-of.js';
import type { EditorEvent } from '../machine/editor.context.js';
import { givenOpen, settled } from '../machine/pdf-editor.given.js';
import { PdfEditorScreen } from '../pdf-editor.screen.js';

/** What the editor says after these events, with a feature switched off. */
const saidWith = async (flags: Partial<Features>, ...events: readonly EditorEvent[]): Promise<string> => {
  const { editor } = await givenOpen({}, flags);
  for (const event of events) editor.send(event);
  await settled();
  return textOf(<PdfEditorScreen actor={editor} corner={null} capabilities={null} />);
};

const scanned: readonly EditorEvent[] = [{ type: 'tab.chosen', tab: 'detect' }, { type: 'scan.pressed' }];
const uploading: EditorEvent = { type: 'kind.chosen', kind: 'upload' };

describe('the editor with a feature switched off', () => {
  test('reports what a scan found and offers no marking of it', async () => {
    expect(await saidWith({}, ...scanned)).toContain('Mark for redaction');
    const said = await saidWith({ sensitiveToRedact: false }, ...scanned);
    expect(said).toContain('bank account');
    expect(said).not.toContain('Mark for redaction');
  });

  test('has the Upload button for signatures, and nothing behind it', async () => {
    expect(await saidWith({}, uploading)).toContain('An image with a white or transparent background');
    const said = await saidWith({ uploadedSignature: false }, uploading);
    expect(said).toContain('Upload');
    expect(said).not.toContain('An image with a white or transparent background');
  });
});
