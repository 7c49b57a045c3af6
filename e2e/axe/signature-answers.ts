/** A signature as the check of a PDF reports it. */
export const intact = {
  name: 'Maria Olsen',
  reason: 'I agree to the terms and conditions',
  location: null,
  signedAt: '2026-03-01T09:30:00.000Z',
  signer: 'Docket on this machine',
  issuer: 'Docket on this machine',
  selfSigned: true,
  coversWholeDocument: false,
  intact: true,
  changedAfterwards: true,
  modified: false,
  timestampedAt: '2026-03-01T09:30:05.000Z',
  timestampedBy: 'Time stamps',
  certification: 'comments',
  laterChanges: [{ kind: 'signature', allowed: true, text: 'Another signature was added.' }],
};

export const modified = {
  ...intact,
  name: 'Jon Vik',
  modified: true,
  problem: 'The certificate is issued by itself.',
  laterChanges: [{ kind: 'pages', allowed: false, text: 'Page 2 was changed.' }],
};

/** The findings of a search for private data. */
export const analysis = {
  overallRiskLevel: 'high',
  summary: 'Three kinds of sensitive data.',
  categories: [
    { type: 'bank_account', riskLevel: 'high', count: 1, recommendation: 'Remove it.', matches: [] },
    { type: 'email_address', riskLevel: 'medium', count: 2, recommendation: 'Remove it, or ask.' },
    { type: 'person_name', riskLevel: 'low', count: 3, recommendation: 'Look at it.' },
  ],
};
