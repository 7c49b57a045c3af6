/** The properties of a document; undefined for those that it does not state. */
export interface Properties {
  readonly title: string | undefined;
  readonly author: string | undefined;
  readonly subject: string | undefined;
  readonly keywords: string | undefined;
  readonly language: string | undefined;
}

/** Entries of XMP that say the same as these properties, and when they were changed. */
const SAME = [
  'dc:title',
  'dc:creator',
  'dc:description',
  'dc:subject',
  'dc:language',
  'pdf:Keywords',
  'xmp:ModifyDate',
  'xmp:MetadataDate',
];

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    // eslint-disable-next-line no-control-regex -- XML has no way to write these
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, ' ');

const list = (kind: 'Alt' | 'Bag' | 'Seq', items: readonly string[], attribute = ''): string =>
  `<rdf:${kind}>${items.map((item) => `<rdf:li${attribute}>${escaped(item)}</rdf:li>`).join('')}</rdf:${kind}>`;

const inDefault = ' xml:lang="x-default"';

const descriptionOf = ({ title, author, subject, keywords, language }: Properties, at: string): string => {
  const entry = (name: string, text: string | undefined, make: (text: string) => string): string =>
    text === undefined ? '' : `<${name}>${make(text)}</${name}>`;
  const words = keywords?.split(/[,;]/).flatMap((word) => (word.trim() === '' ? [] : [word.trim()])) ?? [];
  return [
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">',
    entry('dc:title', title, (text) => list('Alt', [text], inDefault)),
    entry('dc:creator', author, (text) => list('Seq', [text])),
    entry('dc:description', subject, (text) => list('Alt', [text], inDefault)),
    words.length === 0 ? '' : `<dc:subject>${list('Bag', words)}</dc:subject>`,
    entry('dc:language', language, (text) => list('Bag', [text])),
    entry('pdf:Keywords', keywords, escaped),
    `<xmp:ModifyDate>${at}</xmp:ModifyDate><xmp:MetadataDate>${at}</xmp:MetadataDate>`,
    '</rdf:Description>',
  ].join('');
};

const BEGIN = '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>';
const END = '<?xpacket end="w"?>';

/**
 * The description of a document in XML (XMP) with these properties, and all else as it was.
 *
 * @param xmp  what it has; undefined for none. What is no such description is replaced.
 * @param at   when they were changed, as ISO 8601 says it.
 */
export const withProperties = (xmp: string | undefined, properties: Properties, at: string): string => {
  const description = descriptionOf(properties, at);
  const end = xmp?.lastIndexOf('</rdf:RDF>') ?? -1;
  if (xmp === undefined || end < 0) {
    const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${description}</rdf:RDF>`;
    return `${BEGIN}<x:xmpmeta xmlns:x="adobe:ns:meta/">${rdf}</x:xmpmeta>${END}`;
  }
  return without(xmp.slice(0, end)) + description + xmp.slice(end);
};

const without = (xmp: string): string => {
  let left = xmp;
  for (const name of SAME) {
    left = left
      .replaceAll(new RegExp(`<${name}(\\s[^>]*)?/>`, 'g'), '')
      .replaceAll(new RegExp(`<${name}(\\s[^>]*)?>[^]*?</${name}>`, 'g'), '')
      .replaceAll(new RegExp(`\\s${name}=("[^"]*"|'[^']*')`, 'g'), '');
  }
  return left;
};
