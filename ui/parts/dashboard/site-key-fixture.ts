import type { SiteKey } from '../../../contracts/api/api-keys.js';

/** An API key of a member, as administrators see it. */
export const siteKeyOf = (id: string, change: Partial<SiteKey> = {}): SiteKey => ({
  id,
  name: `Key ${id}`,
  scopes: ['convert'],
  createdAt: '2026-03-01T09:00:00.000Z',
  expiresAt: '2026-06-01T09:00:00.000Z',
  usedAt: null,
  member: 'ada@example.com',
  ...change,
});
