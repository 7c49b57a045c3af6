/**
 * As `fetch`, over a connection of its own: one that is kept for the next request may have been closed by the server
 * while this process computed, and the request on it is lost then.
 */
export const fetchAlone = (address: string | URL, init: RequestInit = {}): Promise<Response> => {
  const headers = new Headers(init.headers);
  headers.set('connection', 'close');
  return fetch(address, { ...init, headers });
};
