/** A fact, in the past tense. `data` is plain JSON: dates travel as ISO-8601 UTC text, bytes as blob references. */
export interface EventOf<Type extends string, Data extends object, Version extends number = 1> {
  readonly type: Type;
  readonly version: Version;
  readonly data: Readonly<Data>;
}
