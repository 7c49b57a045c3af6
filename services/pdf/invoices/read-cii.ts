import { said, type Invoice, type InvoiceExtra, type InvoiceLine, type InvoiceParty } from './invoice.js';
import { allAt, firstAt, textAt, type XmlElement } from './read-xml.js';

/** An invoice in Cross Industry Invoice D16B and later, as Factur-X, ZUGFeRD 2 and XRechnung have it. */
export const readCii = (root: XmlElement): Invoice => {
  const document = firstAt(root, 'ExchangedDocument');
  const trade = firstAt(root, 'SupplyChainTradeTransaction');
  const agreement = firstAt(trade, 'ApplicableHeaderTradeAgreement');
  const settlement = firstAt(trade, 'ApplicableHeaderTradeSettlement');
  const currency = textAt(settlement, 'InvoiceCurrencyCode');
  const terms = firstAt(settlement, 'SpecifiedTradePaymentTerms');
  return {
    syntax: 'CII',
    profile: textAt(root, 'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID'),
    number: textAt(document, 'ID'),
    kind: textAt(document, 'TypeCode'),
    issued: dateAt(document, 'IssueDateTime'),
    dueDate: dateAt(terms, 'DueDateDateTime'),
    delivered: dateAt(trade, 'ApplicableHeaderTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime'),
    currency,
    buyerReference: textAt(agreement, 'BuyerReference'),
    order: textAt(agreement, 'BuyerOrderReferencedDocument/IssuerAssignedID'),
    notes: said(...allAt(document, 'IncludedNote').map((note) => textAt(note, 'Content'))),
    seller: partyOf(firstAt(agreement, 'SellerTradeParty')),
    buyer: partyOf(firstAt(agreement, 'BuyerTradeParty')),
    payment: paymentOf(settlement),
    terms: textAt(terms, 'Description'),
    lines: allAt(trade, 'IncludedSupplyChainTradeLineItem').map(lineOf),
    extras: extrasIn(settlement),
    taxes: allAt(settlement, 'ApplicableTradeTax').map((tax) => ({
      category: textAt(tax, 'CategoryCode'),
      rate: textAt(tax, 'RateApplicablePercent'),
      basis: textAt(tax, 'BasisAmount'),
      amount: textAt(tax, 'CalculatedAmount'),
      reason: textAt(tax, 'ExemptionReason'),
    })),
    totals: totalsOf(settlement, currency),
  };
};

const totalsOf = (settlement: XmlElement | undefined, currency: string): Invoice['totals'] => {
  const totals = firstAt(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation');
  const taxes = allAt(totals, 'TaxTotalAmount');
  const tax = taxes.find(({ attributes }) => attributes['currencyID'] === currency) ?? taxes[0];
  return {
    lines: textAt(totals, 'LineTotalAmount'),
    allowances: textAt(totals, 'AllowanceTotalAmount'),
    charges: textAt(totals, 'ChargeTotalAmount'),
    net: textAt(totals, 'TaxBasisTotalAmount'),
    tax: tax?.text.trim() ?? '',
    gross: textAt(totals, 'GrandTotalAmount'),
    prepaid: textAt(totals, 'TotalPrepaidAmount'),
    rounding: textAt(totals, 'RoundingAmount'),
    due: textAt(totals, 'DuePayableAmount'),
  };
};

const partyOf = (party: XmlElement | undefined): InvoiceParty => {
  const address = firstAt(party, 'PostalTradeAddress');
  const contact = firstAt(party, 'DefinedTradeContact');
  const country = textAt(address, 'CountryID');
  return {
    name: textAt(party, 'Name'),
    address: said(
      ...['LineOne', 'LineTwo', 'LineThree'].map((line) => textAt(address, line)),
      said(textAt(address, 'PostcodeCode'), textAt(address, 'CityName')).join(' '),
      country,
    ),
    country,
    taxIds: said(...allAt(party, 'SpecifiedTaxRegistration').map((registration) => textAt(registration, 'ID'))),
    contact: said(
      textAt(contact, 'PersonName'),
      textAt(contact, 'TelephoneUniversalCommunication/CompleteNumber'),
      textAt(contact, 'EmailURIUniversalCommunication/URIID'),
    ),
  };
};

const lineOf = (line: XmlElement): InvoiceLine => {
  const product = firstAt(line, 'SpecifiedTradeProduct');
  const price = firstAt(line, 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice');
  const settlement = firstAt(line, 'SpecifiedLineTradeSettlement');
  const quantity = firstAt(line, 'SpecifiedLineTradeDelivery/BilledQuantity');
  return {
    id: textAt(line, 'AssociatedDocumentLineDocument/LineID'),
    name: textAt(product, 'Name'),
    description: textAt(product, 'Description'),
    itemId: textAt(product, 'SellerAssignedID'),
    quantity: quantity?.text.trim() ?? '',
    unit: quantity?.attributes['unitCode'] ?? '',
    price: textAt(price, 'ChargeAmount'),
    priceFor: textAt(price, 'BasisQuantity'),
    taxRate: textAt(settlement, 'ApplicableTradeTax/RateApplicablePercent'),
    extras: extrasIn(settlement),
    total: textAt(settlement, 'SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount'),
  };
};

const extrasIn = (settlement: XmlElement | undefined): readonly InvoiceExtra[] =>
  allAt(settlement, 'SpecifiedTradeAllowanceCharge').map((extra) => ({
    isCharge: textAt(extra, 'ChargeIndicator/Indicator') === 'true',
    amount: textAt(extra, 'ActualAmount'),
    reason: textAt(extra, 'Reason'),
  }));

const paymentOf = (settlement: XmlElement | undefined): readonly string[] => {
  const means = allAt(settlement, 'SpecifiedTradeSettlementPaymentMeans');
  return said(
    ...means.flatMap((one) => [
      textAt(one, 'PayeePartyCreditorFinancialAccount/IBANID') ||
        textAt(one, 'PayeePartyCreditorFinancialAccount/ProprietaryID'),
      textAt(one, 'PayeeSpecifiedCreditorFinancialInstitution/BICID'),
    ]),
    textAt(settlement, 'PaymentReference'),
  );
};

/** Dates are written as `20261130`. */
const dateAt = (element: XmlElement | undefined, path: string): string => {
  const text = textAt(element, `${path}/DateTimeString`);
  return /^\d{8}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : text;
};
