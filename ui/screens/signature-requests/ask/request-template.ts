import type { ScreenLanguage } from '../../../../contracts/screen-languages.js';
import type { PlacedField } from './placed-field.js';

/** Somebody who fills in a template. */
export interface TemplatePerson {
  /** Such as ‘Tenant’: who that is, is named each time. Empty for a person who stays the same. */
  readonly role: string;
  readonly name: string;
  readonly email: string;
  /** In which they read; left out for that of whoever asks. */
  readonly language?: ScreenLanguage | undefined;
}

/** A document with its fields and the people who fill them in, to be asked about again. Passwords are not in it. */
export interface RequestTemplate {
  readonly id: string;
  /** Name of the document. */
  readonly name: string;
  /** Null where the account has it, and it was not fetched yet. */
  readonly file: File | null;
  readonly people: readonly TemplatePerson[];
  readonly fields: readonly PlacedField[];
  readonly isInOrder: boolean;
  readonly message: string;
  readonly days: number;
  readonly remindEvery: number;
  readonly mayHandOn: boolean;
  /** Milliseconds since 1970. */
  readonly made: number;
  /** Where it is kept: left out for this browser. */
  readonly place?: 'account';
}

/** The same with a role for one of its people. @param recipient counted from 1. */
export const withRole = (template: RequestTemplate, recipient: number, role: string): RequestTemplate => ({
  ...template,
  people: template.people.map((person, index) => (index + 1 === recipient ? { ...person, role } : person)),
});

/** Whoever has a role is not in it by name. */
export const withoutNamed = (template: RequestTemplate): RequestTemplate => ({
  ...template,
  people: template.people.map((person) => {
    const role = person.role.trim();
    return role === '' ? { ...person, role } : { ...person, role, name: '', email: '' };
  }),
});
