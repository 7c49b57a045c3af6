import { readConfig } from '../../services/platform/settings/config.js';
import { checkRoleSettings, isRole, roles } from './role.js';

const shared = {
  EVENTSTORE_URI: 'esdb://localhost:2113?tls=false',
  NATS_URL: 'nats://localhost:4222',
  MONGO_URI: 'mongodb://localhost:27017/docket',
  S3_BUCKET: 'docket',
  SECRETS_KEY: 'ab'.repeat(32),
};
const complaintOf = (role: (typeof roles)[number], settings: Record<string, string>): string => {
  try {
    checkRoleSettings(role, readConfig(settings));
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a process of several', () => {
  test('names every setting that it cannot share an installation without', () => {
    const complaint = complaintOf('gateway', {});
    for (const name of Object.keys(shared)) expect(complaint).toContain(`${name} is missing: `);
  });

  test.each([
    ['gateway', {}],
    ['ai', {}],
    ['share', {}],
    ['analytics', { CHECKPOINT_KEY: 'cd'.repeat(32) }],
    ['pdf', { SIGNING_P12: '/run/secrets/identity.p12' }],
  ] as const)('starts as %s with what all share and its own keys', (role, own) => {
    expect(complaintOf(role, { ...shared, ...own })).toBe('');
    for (const name of Object.keys(own)) expect(complaintOf(role, shared)).toContain(`${name} is missing: `);
  });

  test('is known by the words of the commands', () => {
    expect(roles.every(isRole)).toBe(true);
    expect(isRole('gatway')).toBe(false);
  });
});
