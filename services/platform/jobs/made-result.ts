import type { JobResult } from './job.js';

let listener: (result: JobResult) => void = () => undefined;

/** Has whoever runs the jobs of this process hear of results before their jobs are over. */
export const whenMade = (hear: (result: JobResult) => void): void => {
  listener = hear;
};

/** What a job has made is complete but for its picture: whatever happens from here on, it is not lost. */
export const tellMade = (result: JobResult): void => listener(result);
