import { deviceWords } from './device-words.js';

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('the words for a device', () => {
  test.each([
    ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:125.0) Gecko/20100101 Firefox/125.0'],
    ['Chrome on Linux', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/124.0.0.0 Safari/537.36'],
    ['Edge on Windows', 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/124.0.0.0 Safari/537.36 Edg/124.0'],
    ['Safari on Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/17.4 Safari/605.1.15`],
    ['Safari on iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${APPLE} Mobile/15E148 Safari/604.1`],
    [
      'Chrome on Android',
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/124.0 Mobile Safari/537.36',
    ],
    ['Another program', 'curl/8.5.0'],
    ['Another program', undefined],
  ])('%s', (words, userAgent) => {
    expect(deviceWords(userAgent)).toBe(words);
  });
});
