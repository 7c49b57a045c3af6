import { said, type Invoice, type InvoiceExtra, type InvoiceLine, type InvoiceParty } from './invoice.js';
import { allAt, firstAt, textAt, type XmlElement } from './read-xml.js';

/** An invoice or a credit note in UBL 2.1, as XRechnung and Peppol have it. */
export const readUbl = (root: XmlElement): Invoice => {
  const currency = textAt(root, 'DocumentCurrencyCode');
  const totals = allAt(root, 'TaxTotal');
  const tax = totals.find((one) => firstAt(one, 'TaxAmount')?.attributes['currencyID'] === currency) ?? totals[0];
  const means = allAt(root, 'PaymentMeans');
  return {
    syntax: 'UBL',
    profile: textAt(root, 'CustomizationID'),
    number: textAt(root, 'ID'),
    kind: textAt(root, 'InvoiceTypeCode') || textAt(root, 'CreditNoteTypeCode'),
    issued: textAt(root, 'IssueDate'),
    dueDate: textAt(root, 'DueDate') || textAt(means[0], 'PaymentDueDate'),
    delivered: textAt(root, 'Delivery/ActualDeliveryDate'),
    currency,
    buyerReference: textAt(root, 'BuyerReference'),
    order: textAt(root, 'OrderReference/ID'),
    notes: said(...allAt(root, 'Note').map(({ text }) => text.trim())),
    seller: partyOf(firstAt(root, 'AccountingSupplierParty/Party')),
    buyer: partyOf(firstAt(root, 'AccountingCustomerParty/Party')),
    payment: said(
      ...means.flatMap((one) => [
        textAt(one, 'PayeeFinancialAccount/ID'),
        textAt(one, 'PayeeFinancialAccount/FinancialInstitutionBranch/ID'),
        textAt(one, 'PaymentID'),
      ]),
    ),
    terms: textAt(root, 'PaymentTerms/Note'),
    lines: [...allAt(root, 'InvoiceLine'), ...allAt(root, 'CreditNoteLine')].map(lineOf),
    extras: extrasIn(root),
    taxes: allAt(tax, 'TaxSubtotal').map((part) => ({
      category: textAt(part, 'TaxCategory/ID'),
      rate: textAt(part, 'TaxCategory/Percent'),
      basis: textAt(part, 'TaxableAmount'),
      amount: textAt(part, 'TaxAmount'),
      reason: textAt(part, 'TaxCategory/TaxExemptionReason'),
    })),
    totals: totalsOf(firstAt(root, 'LegalMonetaryTotal'), textAt(tax, 'TaxAmount')),
  };
};

const totalsOf = (totals: XmlElement | undefined, tax: string): Invoice['totals'] => ({
  lines: textAt(totals, 'LineExtensionAmount'),
  allowances: textAt(totals, 'AllowanceTotalAmount'),
  charges: textAt(totals, 'ChargeTotalAmount'),
  net: textAt(totals, 'TaxExclusiveAmount'),
  tax,
  gross: textAt(totals, 'TaxInclusiveAmount'),
  prepaid: textAt(totals, 'PrepaidAmount'),
  rounding: textAt(totals, 'PayableRoundingAmount'),
  due: textAt(totals, 'PayableAmount'),
});

const partyOf = (party: XmlElement | undefined): InvoiceParty => {
  const address = firstAt(party, 'PostalAddress');
  const contact = firstAt(party, 'Contact');
  const country = textAt(address, 'Country/IdentificationCode');
  return {
    name: textAt(party, 'PartyLegalEntity/RegistrationName') || textAt(party, 'PartyName/Name'),
    address: said(
      textAt(address, 'StreetName'),
      textAt(address, 'AdditionalStreetName'),
      textAt(address, 'AddressLine/Line'),
      said(textAt(address, 'PostalZone'), textAt(address, 'CityName')).join(' '),
      country,
    ),
    country,
    taxIds: said(...allAt(party, 'PartyTaxScheme').map((scheme) => textAt(scheme, 'CompanyID'))),
    contact: said(textAt(contact, 'Name'), textAt(contact, 'Telephone'), textAt(contact, 'ElectronicMail')),
  };
};

const lineOf = (line: XmlElement): InvoiceLine => {
  const item = firstAt(line, 'Item');
  const quantity = firstAt(line, 'InvoicedQuantity') ?? firstAt(line, 'CreditedQuantity');
  return {
    id: textAt(line, 'ID'),
    name: textAt(item, 'Name'),
    description: textAt(item, 'Description'),
    itemId: textAt(item, 'SellersItemIdentification/ID'),
    quantity: quantity?.text.trim() ?? '',
    unit: quantity?.attributes['unitCode'] ?? '',
    price: textAt(line, 'Price/PriceAmount'),
    priceFor: textAt(line, 'Price/BaseQuantity'),
    taxRate: textAt(item, 'ClassifiedTaxCategory/Percent'),
    extras: extrasIn(line),
    total: textAt(line, 'LineExtensionAmount'),
  };
};

const extrasIn = (element: XmlElement): readonly InvoiceExtra[] =>
  allAt(element, 'AllowanceCharge').map((extra) => ({
    isCharge: textAt(extra, 'ChargeIndicator') === 'true',
    amount: textAt(extra, 'Amount'),
    reason: textAt(extra, 'AllowanceChargeReason'),
  }));
