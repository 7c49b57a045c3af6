/** The `code` that Node puts on the errors it throws, such as `ERR_STREAM_PREMATURE_CLOSE`. */
export const errorCodeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
