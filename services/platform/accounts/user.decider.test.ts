import type { UserEvent } from '../../../contracts/events/account.js';
import { fold } from '../event-store/decider.js';
import { given } from '../event-store/fixtures/decider-fixture.js';
import { user } from './user.decider.js';

const now = new Date('2026-03-02T00:00:00Z');
const at = '2026-03-01T00:00:00.000Z';
const profile = { name: 'Ada', email: 'ada@x.test', picture: null };
const signedIn = (guest: 'guest-1' | 'guest-2' | null): UserEvent => ({
  type: 'UserSignedIn',
  version: 1,
  data: { userId: 'u', guest, ...profile, at },
});
const erased: UserEvent = { type: 'UserErased', version: 2, data: { userId: 'u', by: null, at } };

describe('an account', () => {
  test('remembers every guest that its member was, once', () => {
    const { guests } = fold(user, [signedIn('guest-1'), signedIn(null), signedIn('guest-2'), signedIn('guest-1')]);
    expect(guests).toEqual(['guest-1', 'guest-2']);
  });

  test('is erased once, however often that is asked for', () => {
    given(user, signedIn(null), erased).when({ type: 'Erase', userId: 'u', by: null, now }).then();
  });

  test('that an administrator erases says who that was', () => {
    given(user, signedIn(null))
      .when({ type: 'Erase', userId: 'u', by: 'member-root', now })
      .then({ type: 'UserErased', version: 2, data: { userId: 'u', by: 'member-root', at: now.toISOString() } });
  });

  test('that is erased knows nothing more of its member', () => {
    const state = fold(user, [signedIn('guest-1'), erased]);
    expect(state).toEqual({ name: '', email: null, picture: null, guests: [], sessionsEndedAt: at, isGone: true });
  });

  test('that is erased is entered no more, so that nothing new gets mixed up with what is being erased', () => {
    given(user, signedIn(null), erased)
      .when({ type: 'SignIn', userId: 'u', guest: null, ...profile, now })
      .then();
    given(user, signedIn(null), erased).when({ type: 'SignOut', userId: 'u', now }).then();
  });
});
