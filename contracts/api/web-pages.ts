import { z } from 'zod';
import { PAGE_ADDRESS_MAX, PAGE_HOST_MAX, PAGE_HOSTS_MAX, pageHostIn } from '../web-pages.js';

/** Hosts whose pages are read; none: pages are not read here. */
export const webPageHosts = z
  .array(
    z
      .string()
      .max(PAGE_HOST_MAX)
      .transform((text, context) => {
        const host = pageHostIn(text);
        if (host !== undefined) return host;
        context.addIssue({
          code: 'custom',
          message: 'must be a host such as example.org or *.example.org, with a port or without',
        });
        return z.NEVER;
      }),
  )
  .max(PAGE_HOSTS_MAX, { error: `must be at most ${PAGE_HOSTS_MAX} hosts` })
  .transform((hosts) => [...new Set(hosts)]);

const PROBLEM = 'must be an address that begins with https:// or http://, without a name or password in it';

const isPageAddress = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
};

/** Body of `POST /api/web-pages`. */
export const webPageRequest = z.strictObject({
  address: z
    .string()
    .trim()
    .max(PAGE_ADDRESS_MAX)
    .refine(isPageAddress, { error: PROBLEM })
    .meta({ description: 'Address of a page of one of the hosts that the administrators allow (`GET /api/site`)' }),
});
