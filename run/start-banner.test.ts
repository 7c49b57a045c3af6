import { bannerOf } from './start-banner.js';

const facts = {
  address: 'http://localhost:3000',
  dataDir: '/srv/docket',
  adapters: { eventStore: 'sqlite', eventBus: 'nats' },
  sandbox: { level: 'reduced', told: 'unshare' },
} as const;

describe('what the program says on a terminal once it has started', () => {
  test('names address, data folder, adapters and sandbox, one in each line', () => {
    const lines = bannerOf({ ...facts, missing: [] }).split('\n');
    expect(lines.slice(1).map((line) => line.trim().replace(/ {2,}/, ' '))).toEqual([
      'address http://localhost:3000',
      'data /srv/docket',
      'log sqlite',
      'bus nats',
      'sandbox reduced: unshare',
      'Press Ctrl+C to stop it; running work is finished first.',
    ]);
    expect(lines[0]).toMatch(/^Docket \d+\.\d+\.\d+/);
  });

  test('says what is missing, what that disables and who knows more', () => {
    const banner = bannerOf({ ...facts, missing: [['LibreOffice', 'turning Word into PDF']] });
    expect(banner).toMatch(/missing +LibreOffice, for turning Word into PDF\n +`npm run doctor` says what to do/);
  });
});
