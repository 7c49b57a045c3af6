import type { SigningLinkStatus } from '../../../../contracts/api/signing-links.js';
import type { PlainText } from '../../../../contracts/texts/text-catalogue.js';

export const linkWords: Readonly<Record<SigningLinkStatus, PlainText>> = {
  open: 'Open',
  full: 'Full',
  ended: 'Ended',
  closed: 'Closed',
  'without-template': 'Its template is deleted',
};
