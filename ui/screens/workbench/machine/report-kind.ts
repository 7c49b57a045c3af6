/** A question about a file. */
export type ReportKind = 'verify' | 'inspect';
