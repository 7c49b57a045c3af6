import { pathWithoutSecrets } from './log-path.js';

const hash = 'Ab_-'.repeat(8);

describe('a path in the log', () => {
  test.each([
    ['/api/convert', '/api/convert'],
    ['/api/health?verbose=1', '/api/health'],
    [`/s/${hash}`, '/s/:hash'],
    [`/api/share/${hash}`, '/api/share/:hash'],
    [`/api/download-custom/${hash}?filename=secret.pdf`, '/api/download-custom/:hash'],
    [`/api/download/%41${hash.slice(1)}/secret.pdf`, '/api/download/:hash'],
    [`/api/receipt/%41${hash.slice(1)}`, '/api/receipt/:hash'],
    [`/api/proof/%41${hash.slice(1)}`, '/api/proof/:hash'],
    ['/api/conversions/01a1fbbd-19a5-72fa-ab8c-420ec6785dde/cancel', '/api/conversions/:id/cancel'],
    [`/API/Share/${hash}`, '/api/Share/:hash'],
    [`//elsewhere/${hash}`, '//elsewhere/:hash'],
    [`/${'x/'.repeat(500)}`, `/${'x/'.repeat(500)}`.slice(0, 200)],
  ])('%s is written as %s', (path, written) => {
    expect(pathWithoutSecrets(path)).toBe(written);
  });
});
