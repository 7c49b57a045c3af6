import type { Span } from '../detectors/detector.js';
import { isGivenName } from './full-names/given-names.js';

/** Words of a company's name after what would be a person's. */
const COMPANY =
  /^(?:[ ,&+-]{1,3}\p{Lu}[\p{L}'’.&-]*){0,4}?(?:[ ,]{1,3}[eyu&]{1,2} (?:figli|filhos|[Aa]sociados|[Aa]ssociados|[Hh]ijos|[Zz]onen|[Ff]ils|[Ff]igli|[Hh]ermanos)|[ ,&+]{1,3}(?:GmbH|AG|KG|OHG|GbR|mbH|SE|e\.V|Ltd|Limited|Inc|LLC|LLP|PLC|Plc|Corp|Corporation|Company|Co|NV|N\.V|BV|B\.V|VOF|CV|CommV|BVBA|SA|S\.A|S\/A|SL|S\.L|S\.L\.U|S\.Coop|S\.C\.P|S\. ?R\.L|SAS|SARL|SpA|SPA|S\.p\.A|Srl|SRL|s\.r\.l|S\.r\.l|Lda|Ltda|EIRELI|Holdings?|Group|Groupe|Gruppo|Grupo|Groep|Gruppe|Partners|Trust|Fund|Bancorp|Bank|University|Foundation|Institute))(?![\p{L}\p{N}])/u;
/** Words before what would be a person's name that make it one of a company. */
const COMPANY_BEFORE =
  /(?:^|[^\p{L}])(?:empresa|firma|ditta|società|société|maison|compañía|companhia|bedrijf|company|grupo|gruppo|groupe|groep|laboratorios|laboratórios|despacho|hermanos|industrias|supermercados|construcciones|banco|banca|banque|clínica|textielbedrijf|tapijtfabrikant|fabrikant|fabricante|konzern|hersteller|uitgeverij|editora|editorial|club)(?: (?:\p{Lu}[\p{L}’'-]*(?: &|,| [eyn]| und| en| et)? ){1,2}| )$/iu;
const COMPANY_FORM =
  / (?:GmbH|AG|KG|OHG|GbR|GesbR|VOF|NV|BV|CV|BVBA|SARL|SAS|SPA|SRL|Lda|Ltda|Ltd|Inc|LLC|PLC|Corporation|Limited|Groep|Gruppe|Groupe|Holding)$/u;
/** Two names that an ampersand joins are a company. */
const AMPERSAND_BEFORE = /\p{Lu}[\p{L}’'-]+ & $/u;
const AMPERSAND_AFTER = /^ & \p{Lu}/u;

/** Whether what would be the name of a person is a part of a company's. */
export const isCompany = (text: string, { start, end }: Span): boolean => {
  const before = text.slice(Math.max(0, start - 60), start);
  const after = text.slice(end, end + 80);
  if (COMPANY.test(after) || COMPANY_BEFORE.test(before) || COMPANY_FORM.test(text.slice(start, end))) return true;
  const own = text.slice(start, end).split(' ')[0] ?? '';
  return !isGivenName(own) && (AMPERSAND_BEFORE.test(before) || AMPERSAND_AFTER.test(after));
};
