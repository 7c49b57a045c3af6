/** The facts of a span. Neither names of files or people nor texts. */
export interface SpanFacts {
  /** The conversion whose trace the span belongs to. */
  readonly conversionId: string;
  readonly name: string;
  readonly kind?: 'server' | 'producer' | 'consumer';
  readonly attributes?: Readonly<Record<string, string | number>>;
}

/** Something that is over. */
export interface PastSpan extends SpanFacts {
  readonly from: Date;
  readonly to: Date;
  /** All else of the conversion is part of this span. */
  readonly isRoot?: boolean;
  /** Why it failed. */
  readonly error?: string | undefined;
}

/** One trace for each conversion, over all processes: who knows the conversion's id knows its trace. */
export interface Tracing {
  /** Work meanwhile for the same conversion is part of this span. */
  span<Value>(facts: SpanFacts, work: () => Promise<Value>): Promise<Value>;
  record(span: PastSpan): void;
}

/** Nobody looks. */
export const noTracing: Tracing = { span: (_facts, work) => work(), record: () => undefined };
