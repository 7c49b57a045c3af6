import type { DomainEvent } from '../../../contracts/events/domain-event.js';

/** Events from the upload to the link; later work with a result is no part of the trace. */
const traced: ReadonlySet<DomainEvent['type']> = new Set([
  'UploadReceived',
  'ConversionRequested',
  'ConversionStarted',
  'ConversionCancelRequested',
  'ConversionCompleted',
  'ConversionFailed',
  'ConversionCancelled',
  'ShareLinkCreated',
]);

export const conversionOf = ({ data }: DomainEvent): string | undefined =>
  'conversionId' in data ? data.conversionId : undefined;

/** The conversion in whose trace an event belongs, if there is one. */
export const tracedConversionOf = (event: DomainEvent): string | undefined =>
  traced.has(event.type) ? conversionOf(event) : undefined;
