import type { ConversionEvent } from '../../contracts/events/conversion.js';
import type { DomainEvent } from '../../contracts/events/domain-event.js';

/** How a conversion came to its one end. */
export type Ended = Extract<
  ConversionEvent,
  { type: 'ConversionCompleted' | 'ConversionFailed' | 'ConversionCancelled' }
>;

export const isEnd = (event: DomainEvent): event is Ended =>
  event.type === 'ConversionCompleted' || event.type === 'ConversionFailed' || event.type === 'ConversionCancelled';
