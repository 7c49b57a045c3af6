/** Numbers stay the texts that they are written as; '' stands for what is not said. */
export interface InvoiceParty {
  readonly name: string;
  /** Lines of the address, the last of them the code of the country. */
  readonly address: readonly string[];
  readonly country: string;
  readonly taxIds: readonly string[];
  readonly contact: readonly string[];
}

export interface InvoiceLine {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly itemId: string;
  readonly quantity: string;
  readonly unit: string;
  readonly price: string;
  /** How many units the price is for. */
  readonly priceFor: string;
  readonly taxRate: string;
  readonly extras: readonly InvoiceExtra[];
  readonly total: string;
}

/** Something taken off, or added. */
export interface InvoiceExtra {
  readonly isCharge: boolean;
  readonly amount: string;
  readonly reason: string;
}

export interface InvoiceTax {
  readonly category: string;
  readonly rate: string;
  readonly basis: string;
  readonly amount: string;
  readonly reason: string;
}

export interface InvoiceTotals {
  readonly lines: string;
  readonly allowances: string;
  readonly charges: string;
  readonly net: string;
  readonly tax: string;
  readonly gross: string;
  readonly prepaid: string;
  readonly rounding: string;
  readonly due: string;
}

/** An electronic invoice, as EN 16931 describes it. */
export interface Invoice {
  readonly syntax: 'CII' | 'UBL';
  /** The identifier of the rules that it says it follows. */
  readonly profile: string;
  readonly number: string;
  readonly kind: string;
  /** Dates as `2026-11-30`. */
  readonly issued: string;
  readonly dueDate: string;
  readonly delivered: string;
  readonly currency: string;
  readonly buyerReference: string;
  readonly order: string;
  readonly notes: readonly string[];
  readonly seller: InvoiceParty;
  readonly buyer: InvoiceParty;
  readonly payment: readonly string[];
  readonly terms: string;
  readonly lines: readonly InvoiceLine[];
  readonly extras: readonly InvoiceExtra[];
  readonly taxes: readonly InvoiceTax[];
  readonly totals: InvoiceTotals;
}

/** Texts that say something. */
export const said = (...texts: readonly string[]): readonly string[] => texts.filter((text) => text !== '');
