import { z } from 'zod';

/** An account at a provider. Accounts of different providers are different people, whatever their addresses. */
export type Account =
  | { readonly provider: 'google'; readonly subject: string }
  | { readonly provider: 'oidc'; readonly issuer: string; readonly subject: string };

/** Facts about a person beyond who it is. */
export interface Profile {
  readonly name: string;
  /** The e-mail address, if the provider has verified it. */
  readonly email: string | null;
  readonly picture: string | null;
}

/** Who has just signed in. */
export interface Identity extends Profile {
  readonly account: Account;
}

const NAME_MAX = 200;
const SUBJECT_MAX = 255;

/** Who it is, by the standard claim `sub` (OpenID Connect Core, 5.1); without it nobody is signed in. */
export const subject = z.string().min(1).max(SUBJECT_MAX);

const name = z
  .string()
  .transform((text) => text.trim().slice(0, NAME_MAX))
  .catch('');
const verifiedEmail = z.object({ email: z.email(), email_verified: z.literal(true) });
const picture = z.url({ protocol: /^https$/ }).max(2000);

/** A profile out of standard claims; what is missing or malformed is left out. */
const profileOf = (claims: Readonly<Record<string, unknown>>): Profile => ({
  name: name.parse(claims['name']),
  email: verifiedEmail.safeParse(claims).data?.email ?? null,
  picture: picture.safeParse(claims['picture']).data ?? null,
});

/** @param sources  claims about the same account, the preferred ones first. */
export const identityOf = (account: Account, ...sources: readonly Readonly<Record<string, unknown>>[]): Identity => {
  const profiles = sources.map(profileOf);
  const email = profiles.find((profile) => profile.email !== null)?.email ?? null;
  return {
    account,
    name: profiles.find((profile) => profile.name !== '')?.name ?? email ?? 'Member',
    email,
    picture: profiles.find((profile) => profile.picture !== null)?.picture ?? null,
  };
};
