import { isRefusalCode, refusals, refusalText, type RefusalCode, type RefusalFacts } from '../errors.js';
import { valueIn } from './server-sentence.js';
import { wording, type Spoken } from './wording.js';

/** A refusal in another language, with the words among its facts; in English exactly as the server says it. */
export const refusalIn = (spoken: Spoken, code: RefusalCode, facts: RefusalFacts): string => {
  if (!spoken.catalogue) return refusalText(code, facts);
  const said = Object.entries(facts).map(([name, fact]) => [
    name,
    typeof fact === 'string' ? valueIn(spoken, name, fact) : fact,
  ]);
  return wording(spoken, refusals[code].text, Object.fromEntries(said) as RefusalFacts);
};

/** A refusal that came over the wire, by the code and the facts of whatever version the server is. */
export const receivedRefusalIn = (
  spoken: Spoken,
  {
    error,
    code,
    facts = {},
  }: { readonly error: string; readonly code?: string | undefined; readonly facts?: RefusalFacts | undefined },
): string => (spoken.catalogue && code !== undefined && isRefusalCode(code) ? refusalIn(spoken, code, facts) : error);
