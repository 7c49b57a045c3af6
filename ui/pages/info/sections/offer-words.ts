/** The words of the page of prices, in the reader's language; `{price}` stands for an amount of money. */
export interface OfferWords {
  /** Until the server has answered. */
  readonly asking: string;
  /** When it does not. */
  readonly unknown: string;
  readonly free: string;
  readonly freeHint: string;
  readonly names: readonly [free: string, pro: string, lifetime: string];
  readonly forEveryone: string;
  readonly freeIncludes: readonly string[];
  readonly start: string;
  readonly monthly: string;
  readonly yearly: string;
  readonly proIncludes: string;
  readonly saving: string;
  readonly getPro: string;
  readonly once: string;
  readonly lifetimeIncludes: string;
  readonly getLifetime: string;
}

/** A wording with its amount in place. */
export const priced = (words: string, price: string): string => words.replace('{price}', () => price);
