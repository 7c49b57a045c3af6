import { misspeltSettings } from './misspelt-settings.js';

describe('what is set', () => {
  test.each([
    ['NATS_URI', 'NATS_URL'],
    ['MONGO_URL', 'MONGO_URI'],
    ['PUBLIC_URI', 'PUBLIC_URL'],
    ['ADMIN_EMAIL', 'ADMIN_EMAILS'],
    ['OPENAI_APIKEY', 'OPENAI_API_KEY'],
    ['PUBILC_URL', 'PUBLIC_URL'],
    ['data_dir', 'DATA_DIR'],
    ['PROT', 'PORT'],
  ])('%s is taken for a misspelt %s', (name, meant) => {
    expect(misspeltSettings({ [name]: 'x' })).toEqual([{ name, meant }]);
  });

  test.each([
    'PORT',
    'NATS_URL',
    'HOME',
    'PATH',
    'HOSTNAME',
    'EVENTSTORE_CLUSTER_SIZE',
    'LANG',
    'NODE_OPTIONS',
    'SHELL',
  ])('%s is told nothing of', (name) => {
    expect(misspeltSettings({ [name]: 'x' })).toEqual([]);
  });

  test('beside the setting that it is like is another program’s', () => {
    expect(misspeltSettings({ MONGO_URL: 'x', MONGO_URI: 'y' })).toEqual([]);
  });
});
