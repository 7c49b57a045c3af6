/** What a redaction proves about its result; told apart when it is shown. */
export type Receipt = Readonly<Record<string, unknown>>;
