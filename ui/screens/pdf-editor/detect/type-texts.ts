import type { PlainText } from '../../../../contracts/texts/text-catalogue.js';

/** The types of the built-in detectors, for people; a model may answer with other types. */
export const typeTexts: Readonly<Record<string, PlainText>> = {
  private_key: 'private key',
  api_key: 'api key',
  password: 'password',
  bank_account: 'bank account',
  credit_card: 'credit card',
  passport_number: 'passport number',
  social_security_number: 'social security number',
  national_id: 'national id',
  health: 'health',
  date_of_birth: 'date of birth',
  email: 'email',
  phone_number: 'phone number',
  postal_address: 'postal address',
  other_personal_data: 'other personal data',
  ip_address: 'ip address',
  person_name: 'person name',
};
