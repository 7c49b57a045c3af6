// How much of what is private is found: npm run bench:private-data -- sentences.json, after npm run build.
// A file .json is a list of { full_text, spans: [{ entity_type, start_position, end_position }] }, as presidio-evaluator
// (PyPI) makes it with PresidioSentenceFaker and private-letters.py with Faker; positions count code points.
// Any other file is CoNLL: a word, perhaps a number before it, and its label last; a sentence ends at an empty line.
// --missed lists what was not found and what was found wrongly; --first 500 reads so many sentences; --together reads
// all sentences as one document, in which a name is known from elsewhere.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { entityModel } from '../dist/services/ai/sensitive/entities/entity-model.js';
import { findEntities } from '../dist/services/ai/sensitive/entities/find-entities.js';
import { findSensitive } from '../dist/services/ai/sensitive/find-sensitive.js';

/** The findings wanted of each type, and other words that may be part of a finding without being wrong. */
const types = {
  person_name: { wanted: ['PERSON', 'PER', 'PESSOA'], fine: [] },
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

const sentencesIn = (path) => {
  const content = readFileSync(path, 'utf8');
  return path.endsWith('.json') ? JSON.parse(content).map(spansInUnits) : conllSentences(content);
};

const spansInUnits = ({ full_text, spans }) => {
  const units = [0];
  for (const char of full_text) units.push(units.at(-1) + char.length);
  const placed = spans.map(({ entity_type, start_position, end_position }) => ({
    type: entity_type,
    start: units[start_position],
    end: units[end_position],
  }));
  return { text: full_text, spans: placed };
};

const conllSentences = (content) =>
  content.split(/\r?\n[ \t]*\r?\n/).flatMap((block) => {
    const rows = block.split(/\r?\n/).filter((line) => /\S\s+\S/.test(line) && !/^(?:#|-DOCSTART-)/.test(line));
    return rows.length === 0 ? [] : [sentenceOf(rows.map((row) => row.trim().split(/\s+/)))];
  });

/** Words with the spaces that are usual around signs, and the spans that their labels make. */
const sentenceOf = (rows) => {
  let text = '';
  const spans = [];
  for (const columns of rows) {
    const word = columns[columns.length > 2 && /^\d+$/.test(columns[0]) ? 1 : 0];
    const label = columns.at(-1);
    if (text !== '' && !/^(?:[.,;:!?)\]»”%]|\.{3})$/.test(word) && !/(?:[(«“[]|\p{L}['’])$/u.test(text)) text += ' ';
    const [, begins, type] = /^(?:([BISEUL])-)?(\w+)$/.exec(label) ?? [];
    const last = spans.at(-1);
    const goesOn = last?.isOpen && begins !== 'B' && begins !== 'S' && begins !== 'U' && last.type === type;
    for (const span of spans) span.isOpen = false;
    if (goesOn) Object.assign(last, { end: text.length + word.length, isOpen: true });
    else if (type !== 'O') spans.push({ type, start: text.length, end: text.length + word.length, isOpen: true });
    text += word;
  }
  return { text, spans };
};

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

const listMissed = (type, { wanted, fine }, { text, spans, hits }) => {
  const own = hits.filter((hit) => hit.type === type);
  const shown = ({ start, end }) => `${text.slice(start, end)}  |  ${text.slice(Math.max(0, start - 40), end + 40)}`;
  for (const span of spans) {
    if (wanted.includes(span.type) && covered(span, own) < FOUND)
      console.log('missed', shown(span).replace(/\n/g, ' / '));
  }
  for (const hit of own) {
    const allowed = spans.filter((span) => wanted.includes(span.type) || fine.includes(span.type));
    if (covered(hit, allowed) <= RIGHT) console.log('wrong ', shown(hit).replace(/\n/g, ' / '));
  }
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    missed: { type: 'boolean', default: false },
    first: { type: 'string', default: 'Infinity' },
    together: { type: 'boolean', default: false },
  },
});
if (positionals.length === 0) throw new Error('Usage: npm run bench:private-data -- sentences.json');
const model = entityModel();
const began = process.cpuUsage();
const results = [];
const sentences = positionals.flatMap(sentencesIn).slice(0, Number(values.first));
for (const document of values.together ? [sentences] : sentences.map((sentence) => [sentence])) {
  const { hits } = await findEntities(
    document.map(({ text }) => text),
    model,
  );
  for (const [index, { text, spans }] of document.entries()) {
    results.push({ text, spans, hits: findSensitive(text, hits[index]) });
  }
}
const { user, system } = process.cpuUsage(began);
for (const [type, kinds] of Object.entries(types)) {
  if (values.missed) for (const result of results) listMissed(type, kinds, result);
  const { wanted, found, findings, right } = scoreOf(type, kinds, results);
  if (wanted === 0) continue;
  const share = (part, whole) => `${part} of ${whole} (${(part / Math.max(1, whole)).toFixed(2)})`;
  console.log(`${type.padEnd(24)} found ${share(found, wanted).padEnd(20)} right ${share(right, findings)}`);
}
console.log(`${results.length} texts, ${((user + system) / 1e6).toFixed(1)} s of a processor`);
