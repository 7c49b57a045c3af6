/** A path for the log: share hashes give access to files, and ids and names are nobody's business. */
export const pathWithoutSecrets = (path: string): string =>
  path
    .replace(/[?#].*$/s, '')
    .replace(/^\/s\/.*$/, '/s/:hash')
    .replace(/^\/api\/(share|download|download-custom|thumbnail)\/.*$/, '/api/$1/:hash')
    .replace(/^\/api\/conversions\/[^/]+/, '/api/conversions/:id')
    .slice(0, 200);
