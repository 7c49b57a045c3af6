import type { ReadRequestAnswer } from '../../contracts/api/signature-requests.js';
import { Refusal } from '../../contracts/errors.js';
import { inEnglish } from '../../contracts/texts/wording.js';
import { handedOnHtml, insteadOfRequestHtml, requestPageHtml } from './request-page-html.js';

const HOSTILE = '<script>alert(1)</script>"\'&';
const address = { token: 'r1.1.secret', pass: '', language: '' as const };
const box = { x: 60, y: 300, width: 170, height: 48 };
const field = { recipient: 1, page: 1, box, required: true, label: '' } as const;
const read: ReadRequestAnswer = {
  name: 'lease.pdf',
  message: '',
  sender: 'Ada Lovelace',
  language: null,
  recipient: 'Tomas Reyl',
  pages: 2,
  sheets: [{ page: 1, width: 595, height: 842 }],
  expiresAt: '2026-12-29T00:00:00.000Z',
  sha256: 'ab',
  status: 'opened',
  isCompleted: false,
  mayHandOn: false,
  isMailed: false,
  fields: [
    { ...field, name: 'f1', kind: 'signature' },
    { ...field, name: 'f2', kind: 'text', label: 'City' },
    { ...field, name: 'f3', kind: 'check', label: 'I have a key', required: false },
  ],
  others: [{ name: 'Mei', hasSigned: false }],
};
const page = (change: Partial<ReadRequestAnswer> = {}) => requestPageHtml(inEnglish, { ...read, ...change }, address);

// Requirement
describe('the page of who is asked to sign', () => {
  test('says who asks, whom, until when, and who else signs', () => {
    const html = page();
    for (const text of ['From Ada Lovelace', 'For Tomas Reyl', 'December 29, 2026', 'Mei', 'Has not signed yet']) {
      expect(html).toContain(text);
    }
  });

  test('lets the signature be typed, and by a script drawn or chosen as a picture', () => {
    expect(page()).toMatch(
      />Type<[^]*>Draw<[^]*>Picture<[^]*id="picture-file" type="file" accept="image\/png,image\/jpeg,image\/webp"/,
    );
  });

  test('names no sender who has no account', () => {
    expect(page({ sender: '' })).not.toContain('From ');
  });

  test('asks for the fields of this person, by their names in the document', () => {
    const html = page();
    expect(html).toMatch(/<input id="f2" name="f2"[^>]* required>/);
    expect(html).toMatch(/<input id="f3" type="checkbox" name="f3" value="on">/);
  });

  test.each(['waiting', 'signed', 'declined'] as const)('has nothing to sign for one who is %s', (status) => {
    expect(page({ status })).not.toContain('Sign and finish');
  });

  test('shows no page of the document before it is their turn', () => {
    const html = page({ status: 'waiting', sha256: '' });
    expect(html).toContain('It is not your turn yet.');
    expect(html).not.toContain('/pages/1');
  });

  test('lets nothing that a person wrote become markup', () => {
    const named = {
      name: HOSTILE,
      message: HOSTILE,
      sender: HOSTILE,
      recipient: HOSTILE,
      others: [{ name: HOSTILE, hasSigned: true }],
      fields: [{ ...field, name: 'f2', kind: 'text', label: HOSTILE } as const],
    };
    const shown = { ...address, values: { f2: HOSTILE, signature: HOSTILE } };
    expect(requestPageHtml(inEnglish, { ...read, ...named }, shown)).not.toContain('<script>alert');
  });

  test('keeps what was typed where something was wrong with it, and says what', () => {
    const problem = new Refusal('signature-request.too-long', { field: 'City', limit: 10 });
    const html = requestPageHtml(inEnglish, read, { ...address, values: { f2: 'Llanfair' }, problem });
    expect(html).toMatch(/role="alert">[^<]*City/);
    expect(html).toContain('value="Llanfair"');
  });

  test.each([
    ['consent', 'Still missing: I have read this document, and I sign it electronically.'],
    ['signature', 'Still missing: Your signature'],
    ['initials', 'Still missing: Initials'],
    ['check', 'Still missing: Tick box'],
    ['email', 'Still missing: Their e-mail address'],
    ['City', 'Still missing: City'],
  ])('calls what is missing as the page does: %s', (given, said) => {
    const problem = new Refusal('signature-request.incomplete', { field: given });
    expect(requestPageHtml(inEnglish, read, { ...address, problem })).toContain(`role="alert">${said}</p>`);
  });

  test('leaves a label of the sender as it is, whatever the page calls so', () => {
    const problem = new Refusal('signature-request.incomplete', { field: 'check' });
    const labelled = { ...read, fields: [{ ...field, name: 'f4', kind: 'text', label: 'check' } as const] };
    expect(requestPageHtml(inEnglish, labelled, { ...address, problem })).toContain('Still missing: check<');
  });

  test('offers to hand it on where the sender allows it, and shows the new link where no mail takes it', () => {
    expect(page()).not.toContain('/hand-on');
    expect(page({ mayHandOn: true })).toContain('action="/sign/r1.1.secret/hand-on"');
    expect(page({ mayHandOn: true, status: 'signed' })).not.toContain('/hand-on');
    expect(page({ mayHandOn: true, isMailed: true })).toMatch(/name="email" type="email"[^>]* required>/);
    const link = 'https://docket.example/sign/t';
    expect(handedOnHtml(inEnglish, { name: HOSTILE, link })).toContain(`value="${link}"`);
    expect(handedOnHtml(inEnglish, { name: HOSTILE, link: null })).not.toMatch(/<script>alert|\/sign\/t/);
  });

  test('asks for the password first where there is one, and says when it is wrong', () => {
    const ask = insteadOfRequestHtml(inEnglish, address, new Refusal('signature-request.locked'));
    expect(ask).toContain('type="password"');
    const wrong = insteadOfRequestHtml(
      inEnglish,
      address,
      new Refusal('signature-request.wrong-password', { left: 3 }),
    );
    expect(wrong).toContain('aria-invalid="true"');
  });
});
