const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const ESCAPE = /\\(?:([0-7]{1,3})|(\r\n|[\s\S]))|\r\n?/g;

/** The bytes of a text, or the characters of a name, one character per byte. */
export const bytesOf = (token: string): string => {
  if (token.startsWith('/')) {
    return token.slice(1).replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  }
  if (token.startsWith('<')) {
    const digits = token.slice(1, -1).replaceAll(/\s/g, '');
    return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex').toString('latin1');
  }
  return token.slice(1, -1).replace(ESCAPE, (written, octal?: string, escaped?: string) => {
    if (octal !== undefined) return String.fromCharCode(parseInt(octal, 8) & 255);
    if (escaped === undefined) return '\n';
    return /^[\r\n]/.test(escaped) ? '' : (ESCAPES[escaped] ?? escaped);
  });
};

/** A text of these bytes. */
export const textToken = (bytes: string): string =>
  /^[ -'*-[\]-~]*$/.test(bytes) ? `(${bytes})` : `<${Buffer.from(bytes, 'latin1').toString('hex')}>`;

export const nameToken = (characters: string): string =>
  `/${characters.replace(/[^!-~]|[()<>[\]{}/%#]/g, (one) => `#${one.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;

/** A text for people, in any script. @see ISO 32000-1, 7.9.2.2 "Text string type" */
export const peopleToken = (text: string): string =>
  textToken(/^[ -~]*$/.test(text) ? text : `\xfe\xff${Buffer.from(text, 'utf16le').swap16().toString('latin1')}`);

/** The characters of a text for people, from its bytes. */
export const peopleText = (bytes: string): string =>
  bytes.startsWith('\xfe\xff')
    ? Buffer.from(bytes.slice(2, 2 + ((bytes.length - 2) & ~1)), 'latin1')
        .swap16()
        .toString('utf16le')
    : bytes;

/** The same bytes with a number behind, in the encoding that they have. */
export const withNumber = (bytes: string, number: number): string => {
  const suffix = `_${number}`;
  return bytes + (bytes.startsWith('\xfe\xff') ? suffix.replace(/./g, '\0$&') : suffix);
};
