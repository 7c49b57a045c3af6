declare global {
  /** Settings that every copy of zod in a program shares. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// The pages' policy forbids code made from text. Zod would try it first, and browsers report each attempt. Said here
// and not with `z.config`, so that the first page loads without zod.
globalThis.__zod_globalConfig = { jitless: true };

export {};
