import { z } from 'zod';

/** The pages' policy forbids code made from text. Zod would try it first, and browsers report each attempt. */
z.config({ jitless: true });
