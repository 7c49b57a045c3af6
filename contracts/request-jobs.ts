/** Work for signature requests goes to the worker as jobs of these names, which are no tools'. */
export const requestJobs = {
  place: 'request-fields',
  seal: 'request-seal',
  draw: 'request-page',
  audit: 'request-audit',
} as const;
/** One of {@link requestJobs}. */
export type RequestJob = (typeof requestJobs)[keyof typeof requestJobs];

const names: ReadonlySet<string> = new Set(Object.values(requestJobs));

/** Whether a job is one of those of signature requests. */
export const isRequestJob = (name: string): name is RequestJob => names.has(name);
