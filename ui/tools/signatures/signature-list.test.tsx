import { textOf } from '../../spec/fixtures/text-of.js';
import { SignatureList } from './signature-list.js';
import { signedBy } from './signature-fixture.js';

const said = (...signatures: Parameters<typeof SignatureList>[0]['signatures']) =>
  textOf(<SignatureList name="signed.pdf" signatures={signatures} />);

describe('the report on the signatures of a file', () => {
  test('says who signed, when, and that nothing was changed', () => {
    const text = said(signedBy('Ada Lovelace'));
    expect(text).toContain('1 signature, intact.');
    expect(text).toMatch(/Ada Lovelace.*Intact: nothing was changed after signing/);
    expect(text).toMatch(/Signed onMar 01, 2026 \d\d:\d\d/);
    expect(text).toContain('CoversThe whole document');
    expect(text).toContain('not verified by any authority');
    expect(text).toContain('ReasonI agree');
  });

  test('says what was added later, and that the signature allows it', () => {
    const laterChanges = [{ kind: 'signature', allowed: true, text: 'Another signature was added' }] as const;
    const text = said(
      signedBy('Ada', { coversWholeDocument: false, changedAfterwards: true, laterChanges: [...laterChanges] }),
      signedBy('Bob'),
    );
    expect(text).toContain('2 signatures, intact.');
    expect(text).toContain('Intact: the additions after signing are allowed');
    expect(text).toContain('CoversThe document as it was when it was signed');
    expect(text).toContain('Another signature was added (allowed)');
  });

  test.each([
    [{ intact: false }, 'Changed: this is not the file that was signed'],
    [{ modified: true }, 'Changed after signing in a way that the signature does not allow'],
  ])('does not call a changed document intact: %j', (change, verdict) => {
    const text = said(signedBy('Ada', change));
    expect(text).toContain('1 signature: the document was changed.');
    expect(text).toContain(verdict);
    expect(text).not.toContain('Intact');
  });

  test('says so where there are none', () => {
    expect(said()).toContain('This file has no signatures.');
  });
});
