const MB = 1024 * 1024;

/** Bytes in MB, rounded up at the second digit, so that a file one byte over a limit never reads as the limit. */
export const megabytes = (bytes: number): number => Math.ceil((bytes / MB) * 100) / 100;
