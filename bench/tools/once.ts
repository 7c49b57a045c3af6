/** Makes it at the first call and keeps it. */
export const once = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let value: Promise<Value> | undefined;
  return () => (value ??= make());
};
