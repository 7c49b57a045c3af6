import type { Subscription } from './event-store.js';
import { follow, type Follower } from './follow.js';

/** The subscriptions of one client of a log. */
export const openFollowers = () => {
  const followers = new Set<Follower>();
  return {
    subscribe: (following: Parameters<typeof follow>[0]): Subscription => {
      const follower = follow(following);
      followers.add(follower);
      return {
        stop: async () => {
          await follower.stop();
          followers.delete(follower);
        },
      };
    },
    /** The log has grown. */
    wake: (): void => {
      for (const follower of followers) follower.wake();
    },
    stopAll: async (): Promise<void> => {
      await Promise.all([...followers].map((follower) => follower.stop()));
    },
  };
};
