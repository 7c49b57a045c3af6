import { readConfig } from './config.js';

describe('the settings of prices and evidence', () => {
  test('unset mean that nothing is charged and nothing is claimed', () => {
    expect(readConfig({})).toMatchObject({ PRO_MONTHLY_PRICE: 4.99, LIFETIME_PRICE: 99.99, CLAIMS_EVIDENCE: {} });
    expect(readConfig({}).PLANS_URL).toBeUndefined();
  });

  test.each([
    ['PLANS_URL', 'shop.example.org', 'http or https'],
    ['PRO_MONTHLY_PRICE', '4,99', 'such as 4.99'],
    ['LIFETIME_PRICE', '-1', 'such as 4.99'],
    ['COMPETITOR_MONTHLY_PRICE', '1.999', 'such as 4.99'],
    ['PRICE_CURRENCY', 'dollars', 'such as USD'],
    ['CLAIMS_EVIDENCE', 'uptime', 'JSON such as'],
    ['CLAIMS_EVIDENCE', '{"uptime":"99.9%"}', 'JSON such as'],
    ['CLAIMS_EVIDENCE', '{"fame":"https://example.org/"}', 'JSON such as'],
    ['CLAIMS_EVIDENCE', '["https://example.org/"]', 'JSON such as'],
    ['CLAIMS_EVIDENCE', '{"rating":{"url":"https://example.org/","stars":5}}', 'JSON such as'],
  ])('refuse %s=%s, naming it and what it may be', (name, value, valid) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name}="${value}": `);
    expect(() => readConfig({ [name]: value })).toThrow(valid);
  });
});
