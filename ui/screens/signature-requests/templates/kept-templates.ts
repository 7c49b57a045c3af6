import { del, entries, set } from 'idb-keyval';
import { fromPromise } from 'xstate';
import { callProblem } from '../../../calls/call-errors.js';
import type { RequestTemplate, TemplatePerson } from '../ask/request-template.js';
import { accountTemplates, forgetInAccount, keepInAccount, withFile } from './account-templates.js';

const PREFIX = 'request-template-';

/** As earlier versions of this page have kept it: its document has the name, and nobody a role. */
interface StoredTemplate extends Omit<RequestTemplate, 'people' | 'name'> {
  readonly name?: string;
  readonly people: readonly (Omit<TemplatePerson, 'role'> & { readonly role?: string })[];
}

const read = (stored: StoredTemplate): RequestTemplate => ({
  ...stored,
  name: stored.name ?? stored.file?.name ?? '',
  people: stored.people.map((person) => ({ ...person, role: person.role ?? '' })),
});

const ofBrowser = async (): Promise<readonly RequestTemplate[]> => {
  try {
    const all = await entries<string, StoredTemplate>();
    return all.filter(([key]) => key.startsWith(PREFIX)).map(([, template]) => read(template));
  } catch {
    return [];
  }
};

export interface ReadTemplates {
  readonly templates: readonly RequestTemplate[];
  /** Why those of the account are not among them. */
  readonly problem: string;
}

interface Asking {
  readonly isMember: boolean;
}

/** Those of this browser, and of the account of a member, the newest first. */
export const readTemplates = fromPromise<ReadTemplates, Asking>(async ({ input: { isMember }, signal }) => {
  const here = (await ofBrowser()).toSorted((one, other) => other.made - one.made);
  if (!isMember) return { templates: here, problem: '' };
  try {
    const all = [...here, ...(await accountTemplates(signal))];
    return { templates: all.toSorted((one, other) => other.made - one.made), problem: '' };
  } catch (error) {
    return { templates: here, problem: callProblem(error) };
  }
});

/** Fails where the browser has no room for it, or keeps nothing; and as the account refuses it. */
export const keepTemplate = fromPromise<RequestTemplate, Asking & { readonly template: RequestTemplate }>(
  async ({ input: { template, isMember }, signal }) => {
    if (isMember) return keepInAccount(template, signal);
    await set(PREFIX + template.id, template);
    return template;
  },
);

/** Fetches the document, where it is not here. */
export const takeTemplate = fromPromise<RequestTemplate, { readonly template: RequestTemplate }>(
  ({ input: { template }, signal }) => withFile(template, signal),
);

/** @returns its id. */
export const removeTemplate = fromPromise<string, Pick<RequestTemplate, 'id' | 'place'>>(
  async ({ input: { id, place } }) => {
    await (place === 'account' ? forgetInAccount(id) : del(PREFIX + id));
    return id;
  },
);
