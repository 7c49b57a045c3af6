import type { DomainEvent } from '../../../contracts/events/domain-event.js';
import { sealText } from '../../platform/privacy/sealed-text.js';

export const result = { blob: 'b1', name: 'a_compressed.pdf', mime: 'application/pdf', size: 5, sha256: 'cd' };
export const personKey = { id: '0123456789abcdef', key: Buffer.alloc(32, 3) };
const AT = '2026-03-01T00:00:00.000Z';
const options = { quality: sealText(personKey, 'low') };
export const made = { tool: 'pdf-compress', options, inputs: [], engines: { docket: '1' } };
export const completed = {
  type: 'ConversionCompleted',
  version: 2,
  data: { conversionId: 'c1', result, thumbnail: null, receipt: null, made, notes: [], at: AT },
} satisfies DomainEvent;
export const viewed = {
  type: 'ShareLinkViewed',
  version: 2,
  data: { hash: 'h', owned: false, withPassword: false, at: AT },
} satisfies DomainEvent;
