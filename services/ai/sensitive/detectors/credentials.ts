import { before, distanceTo, named, spansOf, type Detector, type Span } from './detector.js';

const PRIVATE_KEY_BEGIN = /-----BEGIN ((?:[A-Z0-9]{2,12} ){0,3})PRIVATE KEY( BLOCK)?-----/g;
/** Characters of the longest key that is looked for to its end. */
const KEY_MAX = 20_000;

/** From its first line to its last, or to the end of the text where that is missing. */
export const privateKeys: Detector = {
  type: 'private_key',
  find: (text) =>
    [...text.matchAll(PRIVATE_KEY_BEGIN)].map(({ index, 0: line, 1: kind = '', 2: block = '' }) => {
      const end = `-----END ${kind}PRIVATE KEY${block}-----`;
      const at = text.slice(index, index + KEY_MAX).indexOf(end);
      return { start: index, end: at < 0 ? index + line.length : index + at + end.length };
    }),
};

/** Keys that say themselves what they are. */
const PREFIXED_KEY = new RegExp(
  `(?<![A-Za-z0-9_-])(?:${[
    '(?:AKIA|ASIA|AROA|AIDA)[A-Z0-9]{16}',
    'gh[pousr]_[A-Za-z0-9]{36,76}',
    'github_pat_[A-Za-z0-9_]{60,90}',
    'glpat-[A-Za-z0-9_-]{20,40}',
    'xox[abeoprs]-[A-Za-z0-9-]{10,72}',
    '(?:sk|rk|pk)_(?:live|test)_[A-Za-z0-9]{16,99}',
    'sk-(?:proj-|ant-|or-)?[A-Za-z0-9_-]{20,180}',
    'AIza[A-Za-z0-9_-]{35}',
    'ya29\\.[A-Za-z0-9_-]{20,200}',
    'SG\\.[A-Za-z0-9_-]{16,32}\\.[A-Za-z0-9_-]{16,64}',
    'npm_[A-Za-z0-9]{36}',
    'hf_[A-Za-z0-9]{30,40}',
    'dop_v1_[a-f0-9]{64}',
    'eyJ[A-Za-z0-9_-]{10,600}\\.eyJ[A-Za-z0-9_-]{10,2000}\\.[A-Za-z0-9_-]{10,600}',
  ].join('|')})(?![A-Za-z0-9_])`,
  'g',
);

const KEY_VALUE = /(?<![A-Za-z0-9_+/-])[A-Za-z0-9_+/][A-Za-z0-9_+/.-]{15,127}={0,2}(?![A-Za-z0-9_+/-])/g;
const KEY_WORDS =
  /(?:api[ _-]?key|access[ _-]?key|secret[ _-]?key|client[ _-]?secret|auth[ _-]?token|access[ _-]?token|bearer|(?<!\p{L})key|api[ _-]?token|secret|token|schlüssel|clé(?: api| secrète)|clave(?: api| secreta))[\p{L} _-]{0,16}["']?\s{0,3}[:=]?\s{0,3}["']?$/iu;
const NEAR_CHARS = 48;
/** Bits for each character: English text in one word has less, random letters and digits have more. */
const RANDOM_BITS_PER_CHAR = 3.2;

export const apiKeys: Detector = {
  type: 'api_key',
  find: (text) => [
    ...spansOf(text, PREFIXED_KEY),
    ...spansOf(text, KEY_VALUE, (match, span) => isRandom(match) && KEY_WORDS.test(before(text, span, NEAR_CHARS))),
  ],
};

const isRandom = (match: string): boolean => {
  if (!/\d/.test(match) || !/[A-Za-z]/.test(match)) return false;
  const counts = new Map<string, number>();
  for (const mark of match) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  const bits = [...counts.values()].reduce((sum, count) => sum - count * Math.log2(count / match.length), 0);
  return bits / match.length >= RANDOM_BITS_PER_CHAR;
};

const PASSWORD_WORDS = [
  ...['password', 'passwort', 'passcode', 'passphrase', 'pwd', 'kennwort', 'zugangscode', 'mot de passe', 'contraseña'],
  ...[
    'clave',
    'senha',
    'palavra-passe',
    'wachtwoord',
    'hasło',
    'parola',
    'şifre',
    'lösenord',
    'passord',
    'adgangskode',
  ],
  ...['kodeord', 'salasana', 'κωδικός(?: πρόσβασης)?', 'пароль', 'סיסמה', 'كلمة (?:المرور|السر)', 'पासवर्ड'],
  ...['密码', 'パスワード', '비밀번호'],
].join('|');
const IS = '(?:is|was|lautet|ist|est|es|è|é)';
const PASSWORD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${PASSWORD_WORDS})(?:[ \\t]{0,2}\\([^)\\n]{0,20}\\))?` +
    `(?:[ \\t]{0,3}[:：=][ \\t]{0,3}|[ \\t]${IS}[ \\t]:?(?=["'\`]?\\p{L}{0,20}[^\\s\\p{L},.;]))["'\`]?([^\\s"'\`]{4,64})`,
  'giu',
);
/** Words that stand in the place of a password in a form or a manual. */
const NO_PASSWORD = named(
  ...['required', 'optional', 'none', 'mandatory', 'hidden', 'changed', 'expired', 'reset', 'forgotten', 'your'],
  ...['must', 'should', 'enter', 'please', 'minimum', 'string', 'null', 'true', 'false', 'undefined', 'redacted'],
  ...['erforderlich', 'pflichtfeld', 'bitte', 'requis', 'obligatoire', 'obligatorio', 'requerido', 'the', 'never'],
);

/** A password follows the word and a colon, unless the words only say something about passwords. */
export const passwords: Detector = {
  type: 'password',
  find: (text) => spansOf(text, PASSWORD, isPassword),
};

const isPassword = (match: string, _: Span): boolean =>
  !/^[*•●_.x…-]+$/i.test(match) && distanceTo(match, NO_PASSWORD) === Infinity && !/^[<[{(]/.test(match);
