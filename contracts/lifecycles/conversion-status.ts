import { z } from 'zod';

/** Status of a conversion as visitors see it. Requirement. */
export const conversionStatus = z.enum(['processing', 'completed', 'failed', 'cancelled']);
/** One of {@link conversionStatus}. */
export type ConversionStatus = z.output<typeof conversionStatus>;
