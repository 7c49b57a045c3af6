// How much of what is private is found: npm run bench:private-data -- sentences.json, after npm run build.
// The file is a list of { full_text, spans: [{ entity_type, start_position, end_position }] }, as presidio-evaluator
// (PyPI) makes it with PresidioSentenceFaker; positions count code points.
import { readFileSync } from 'node:fs';
import { entityModel } from '../dist/services/ai/sensitive/entities/entity-model.js';
import { findEntities } from '../dist/services/ai/sensitive/entities/find-entities.js';
import { findSensitive } from '../dist/services/ai/sensitive/find-sensitive.js';

/** What is wanted of each type, and what else may be part of a finding without being wrong. */
const types = {
  person_name: { wanted: ['PERSON'], fine: [] },
  postal_address: { wanted: ['STREET_ADDRESS'], fine: ['GPE', 'ZIP_CODE'] },
  phone_number: { wanted: ['PHONE_NUMBER'], fine: [] },
  credit_card: { wanted: ['CREDIT_CARD'], fine: [] },
  email: { wanted: ['EMAIL_ADDRESS'], fine: [] },
  social_security_number: { wanted: ['US_SSN'], fine: [] },
  bank_account: { wanted: ['IBAN_CODE'], fine: [] },
  ip_address: { wanted: ['IP_ADDRESS'], fine: [] },
};

/** Found is what is covered by four fifths; right is a finding of which more than half is meant. */
const FOUND = 0.8;
const RIGHT = 0.5;

const overlap = (one, other) => Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start));
const covered = (span, others) =>
  others.reduce((sum, other) => sum + overlap(span, other), 0) / Math.max(1, span.end - span.start);

const sentencesIn = (path) =>
  JSON.parse(readFileSync(path, 'utf8')).map(({ full_text, spans }) => {
    const units = [0];
    for (const char of full_text) units.push(units.at(-1) + char.length);
    const placed = spans.map(({ entity_type, start_position, end_position }) => ({
      type: entity_type,
      start: units[start_position],
      end: units[end_position],
    }));
    return { text: full_text, spans: placed };
  });

const scoreOf = (type, { wanted, fine }, results) => {
  const score = { type, wanted: 0, found: 0, findings: 0, right: 0 };
  for (const { spans, hits } of results) {
    const own = hits.filter((hit) => hit.type === type);
    const meant = spans.filter((span) => wanted.includes(span.type));
    const allowed = spans.filter((span) => wanted.includes(span.type) || fine.includes(span.type));
    score.wanted += meant.length;
    score.found += meant.filter((span) => covered(span, own) >= FOUND).length;
    score.findings += own.length;
    score.right += own.filter((hit) => covered(hit, allowed) > RIGHT).length;
  }
  return score;
};

const path = process.argv[2];
if (path === undefined) throw new Error('Usage: npm run bench:private-data -- sentences.json');
const model = entityModel();
const began = process.cpuUsage();
const results = [];
for (const { text, spans } of sentencesIn(path)) {
  const { hits } = await findEntities([text], model);
  results.push({ spans, hits: findSensitive(text, hits[0]) });
}
const { user, system } = process.cpuUsage(began);
for (const [type, kinds] of Object.entries(types)) {
  const { wanted, found, findings, right } = scoreOf(type, kinds, results);
  const share = (part, whole) => `${part} of ${whole} (${(part / Math.max(1, whole)).toFixed(2)})`;
  console.log(`${type.padEnd(24)} found ${share(found, wanted).padEnd(20)} right ${share(right, findings)}`);
}
console.log(`${results.length} texts, ${((user + system) / 1e6).toFixed(1)} s of a processor`);
