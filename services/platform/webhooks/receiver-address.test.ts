import { innerReceivers, isPublicAddress, isReceiverAddress } from './receiver-address.js';

const none = innerReceivers([]);
const some = innerReceivers(['10.2.0.0/16', '192.168.7.9', 'fd00:1::/32', 'books']);

test('names of inner receivers are compared as host names are, whatever their case', () => {
  expect(isReceiverAddress('http://hooks.corp/', innerReceivers(['Hooks.Corp']))).toBe(true);
});

describe('the address of a webhook', () => {
  test.each(['https://books.example.com/hooks?to=docket', 'https://203.0.114.7/', 'https://[2606:4700::1]:8443/x'])(
    '%s is one',
    (address) => {
      expect(isReceiverAddress(address, none)).toBe(true);
    },
  );

  test.each([
    'http://books.example.com/',
    'ftp://books.example.com/',
    'books.example.com',
    'https://me:secret@books.example.com/',
    'https://localhost/',
    'https://x.localhost/',
    'https://db.internal/',
    'https://printer.local/',
    'https://books/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://10.2.3.4/',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fe80::1]/',
    'https://[fd00:1::1]/',
    'https://[64:ff9b::a00:1]/',
  ])('%s is none', (address) => {
    expect(isReceiverAddress(address, none)).toBe(false);
  });

  test('may be an inner one where the settings name it, without TLS, too', () => {
    const addresses = ['http://10.2.3.4:8080/', 'http://192.168.7.9/', 'http://[fd00:1::2]/', 'http://books/in'];
    expect(addresses.map((address) => isReceiverAddress(address, some))).toEqual([true, true, true, true]);
    const others = ['https://10.3.0.1/', 'https://192.168.7.10/', 'https://[fd00:2::1]/', 'http://203.0.114.7/'];
    expect(others.map((address) => isReceiverAddress(address, some))).toEqual([false, false, false, false]);
  });
});

test('only what is routed on the Internet is public', () => {
  const inner = ['127.0.0.1', '10.0.0.1', '172.16.0.1', '192.168.0.1', '::', '::ffff:192.168.0.1', '2002:a00:1::'];
  expect(inner.filter(isPublicAddress)).toEqual([]);
  expect(['8.8.8.8', '2606:4700::1111'].filter(isPublicAddress)).toHaveLength(2);
});
