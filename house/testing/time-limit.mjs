/** Where this says a moment (milliseconds since 1970), tests that would begin after it are skipped, each by its name. */
const SETTING = 'DOCKET_TESTS_UNTIL';

/** Has tests skipped after so many minutes from now, in this process and in those that it starts. */
export const limitTests = (minutes, now = Date.now()) => {
  process.env[SETTING] = String(now + minutes * 60_000);
};

/** Whether the time for tests is up; never where there is no limit. */
export const isTimeUp = (now = Date.now()) => now > Number(process.env[SETTING] ?? Infinity);
