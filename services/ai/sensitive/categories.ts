import type { Finding, RiskLevel } from '../../../contracts/api/sensitive-data.js';

export interface Category {
  readonly riskLevel: RiskLevel;
  readonly confidence: NonNullable<Finding['confidence']>;
  /** For people: one, and several of it. */
  readonly names: readonly [one: string, several: string];
  readonly recommendation: string;
}

/**
 * The categories of private data, the most telling first: where two detectors claim the same text, the earlier one has
 * it. `health` and `other_personal_data` are found by a model only.
 */
export const categories = {
  private_key: {
    riskLevel: 'high',
    confidence: 'high',
    names: ['private key', 'private keys'],
    recommendation: 'Redact it and replace the key pair: anyone who has seen it can act in its owner’s name.',
  },
  api_key: {
    riskLevel: 'high',
    confidence: 'high',
    names: ['access key or token', 'access keys or tokens'],
    recommendation: 'Redact it and have it revoked by its issuer.',
  },
  password: {
    riskLevel: 'high',
    confidence: 'medium',
    names: ['password', 'passwords'],
    recommendation: 'Redact it and change it.',
  },
  bank_account: {
    riskLevel: 'high',
    confidence: 'high',
    names: ['bank account number', 'bank account numbers'],
    recommendation: 'Redact it unless the recipient needs it to make a payment.',
  },
  credit_card: {
    riskLevel: 'high',
    confidence: 'high',
    names: ['payment card number', 'payment card numbers'],
    recommendation: 'Redact it. Keep no more than the last four digits.',
  },
  passport_number: {
    riskLevel: 'high',
    confidence: 'medium',
    names: ['passport number', 'passport numbers'],
    recommendation: 'Redact it before sharing.',
  },
  social_security_number: {
    riskLevel: 'high',
    confidence: 'high',
    names: ['social security number', 'social security numbers'],
    recommendation: 'Redact it: together with a name it is enough for identity theft.',
  },
  national_id: {
    riskLevel: 'high',
    confidence: 'high',
    names: ['national identity or tax number', 'national identity or tax numbers'],
    recommendation: 'Redact it: together with a name it is enough for identity theft.',
  },
  health: {
    riskLevel: 'high',
    confidence: 'low',
    names: ['health detail', 'health details'],
    recommendation: 'Share it only with people who treat this person or have their consent.',
  },
  date_of_birth: {
    riskLevel: 'medium',
    confidence: 'medium',
    names: ['date of birth', 'dates of birth'],
    recommendation: 'Redact it, or keep only the year.',
  },
  email: {
    riskLevel: 'medium',
    confidence: 'high',
    names: ['e-mail address', 'e-mail addresses'],
    recommendation: 'Redact it if it belongs to a private person.',
  },
  phone_number: {
    riskLevel: 'medium',
    confidence: 'high',
    names: ['phone number', 'phone numbers'],
    recommendation: 'Redact it if it belongs to a private person.',
  },
  postal_address: {
    riskLevel: 'medium',
    confidence: 'low',
    names: ['postal address', 'postal addresses'],
    recommendation: 'Review it, and redact it if it is someone’s home.',
  },
  other_personal_data: {
    riskLevel: 'medium',
    confidence: 'low',
    names: ['other personal detail', 'other personal details'],
    recommendation: 'Review it, and redact what the recipient does not need.',
  },
  ip_address: {
    riskLevel: 'low',
    confidence: 'high',
    names: ['IP address', 'IP addresses'],
    recommendation: 'Redact it if it identifies a person or reveals how a network is built.',
  },
  person_name: {
    riskLevel: 'low',
    confidence: 'low',
    names: ['name of a person', 'names of persons'],
    recommendation: 'Review it, and redact it if the person must not be identified.',
  },
} as const satisfies Readonly<Record<string, Category>>;

export type CategoryName = keyof typeof categories;

export const categoryNames = Object.keys(categories) as readonly CategoryName[];
