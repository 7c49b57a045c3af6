/** A path for the log: share hashes give access to files, and ids and names are nobody's business. */
export const pathWithoutSecrets = (path: string): string =>
  path
    .replace(/[?#].*$/s, '')
    .replace(/^\/s\/.*$/i, '/s/:hash')
    .replace(/^\/api\/(share|download|download-custom|thumbnail|receipt|proof)\/.*$/i, '/api/$1/:hash')
    .replace(/^\/api\/conversions\/[^/]+/i, '/api/conversions/:id')
    .replace(/[\w-]{32,}/g, ':hash')
    .slice(0, 200);
