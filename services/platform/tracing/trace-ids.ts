const TRACE_ID = /^[0-9a-f]{32}$/;
const SPAN_ID_LENGTH = 16;

interface TraceIds {
  readonly trace: string;
  /** Of the span that all others of the trace are part of, which may end long after them and elsewhere. */
  readonly root: string;
}

/**
 * The id of a conversion is a UUID and so is a trace's: without its hyphens it is the trace's id, and its second half,
 * which is random, that of the first span. Undefined for what is no UUID.
 */
export const traceIdsOf = (conversionId: string): TraceIds | undefined => {
  const trace = conversionId.replaceAll('-', '').toLowerCase();
  return TRACE_ID.test(trace) ? { trace, root: trace.slice(-SPAN_ID_LENGTH) } : undefined;
};
