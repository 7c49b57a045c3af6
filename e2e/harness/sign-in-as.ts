import type { Client } from './http-client.js';
import { fetchAlone } from './own-connection.js';

/** Goes through the account provider as whoever it vouches for now, over real HTTP. @throws Error where it fails. */
export const signIn = async ({ call }: Client): Promise<void> => {
  const leaving = await call('/api/auth/google', { redirect: 'manual' });
  const answer = await fetchAlone(leaving.headers.get('location') ?? '', { redirect: 'manual' });
  const { pathname, search } = new URL(answer.headers.get('location') ?? '');
  const arrival = await call(pathname + search, { redirect: 'manual' });
  const home = arrival.headers.get('location');
  if (home !== '/?auth=success') throw new Error(`signing in ended at ${home ?? 'nowhere'}`);
};
