import { givenOpen, pdfOf, settled } from '../given.js';

describe('looking for sensitive data', () => {
  const scanned = async (...given: Parameters<typeof givenOpen>) => {
    const page = await givenOpen(...given);
    page.editor.send({ type: 'tab.chosen', tab: 'detect' });
    page.editor.send({ type: 'scan.pressed' });
    await settled();
    return page;
  };

  test('shows what was found, until another file is chosen', async () => {
    const { editor, context } = await scanned();
    expect(context().analysis?.overallRiskLevel).toBe('high');
    editor.send({ type: 'file.cleared' });
    editor.send({ type: 'files.chosen', files: [pdfOf('other.pdf')] });
    expect(context().analysis).toBeNull();
  });

  test('leads to marks in one step', async () => {
    const { editor, context, notices } = await scanned();
    editor.send({ type: 'finding.marked', finding: 'bank_account' });
    expect(context().marks.items).toMatchObject([{ type: 'text', text: 'NL91 ABNA', page: 1 }]);
    expect(notices.at(-1)).toMatchObject({ title: 'Marked for redaction', text: 'bank account' });
  });

  test.each([{ sensitiveToRedact: false }, { interactiveRedaction: false }])('only reports with %j', async (flags) => {
    const { editor, context } = await scanned({}, flags);
    expect(editor.getSnapshot().can({ type: 'finding.marked', finding: 'bank_account' })).toBe(false);
    editor.send({ type: 'finding.marked', finding: 'bank_account' });
    expect(context().marks.items).toEqual([]);
  });
});
