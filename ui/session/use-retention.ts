import { LONGEST_RETENTION, type Retention } from '../../contracts/retention.js';
import { useCapabilities } from './use-capabilities.js';

/** How long this site keeps files; as long as it may, until that is known. */
export const useRetention = (): Retention => useCapabilities()?.retention ?? LONGEST_RETENTION;
