import type {
  InspectedContents,
  InspectedPage,
  InspectReply,
  Permissions,
} from '../../../../contracts/api/inspection.js';
import type { Text } from '../../../../contracts/texts/text-catalogue.js';
import { humanSize } from '../../../text/sizes.js';
import { t, translated } from '../../../text/t.js';

type Fact = readonly [term: Text, text: string];

const MM_PER_POINT = 25.4 / 72;

const sizeOf = ({ width, height }: Pick<InspectedPage, 'width' | 'height'>): string =>
  t('{width} × {height} mm', {
    width: String(Math.round(width * MM_PER_POINT)),
    height: String(Math.round(height * MM_PER_POINT)),
  });

const sizesIn = (pages: readonly InspectedPage[]): string => {
  const sizes = [...new Set(pages.map(sizeOf))];
  return sizes.length === 1
    ? (sizes[0] ?? '')
    : t('{n} sizes, such as {size}', { n: sizes.length, size: sizes[0] ?? '' });
};

const openings: Readonly<Record<InspectReply['encryption']['state'], Text>> = {
  none: 'Opens without a password',
  'no-password-to-open': 'Opens without a password; some uses are not allowed',
  'password-to-open': 'Opens with a password',
};

const uses: Readonly<Record<keyof Permissions, Text>> = {
  print: 'printing',
  printSharply: 'printing in full quality',
  change: 'changing',
  copy: 'copying text',
  annotate: 'comments',
  fillForms: 'filling in forms',
  readAloud: 'reading aloud',
  assemble: 'moving pages',
};

const securityText = ({ encryption: { state, permissions } }: InspectReply): string => {
  if (permissions === null) return translated(openings[state]);
  const names = Object.keys(uses) as (keyof Permissions)[];
  const barred = names.filter((name) => !permissions[name]).map((name) => translated(uses[name]));
  const opening = translated(state === 'no-password-to-open' ? openings.none : openings[state]);
  return barred.length === 0 ? opening : t('{opening}; not allowed: {uses}', { opening, uses: barred.join(t(', ')) });
};

const FONTS_NAMED = 8;

const fontsText = ({ fonts }: InspectedContents): string => {
  if (fonts.length === 0) return t('None');
  const names = fonts
    .slice(0, FONTS_NAMED)
    .map(({ name, isEmbedded }) => (isEmbedded ? name : t('{name} (not embedded)', { name })))
    .join(t(', '));
  const more = fonts.length - FONTS_NAMED;
  return more > 0 ? t('{names} and {n} more', { names, n: more }) : names;
};

const picturesText = ({ images: { count, bytes } }: InspectedContents): string =>
  count === 0 ? t('None') : t('{n} pictures, {size}', { n: count, size: humanSize(bytes) });

const contentsOf = ({ contents }: InspectReply): readonly Fact[] =>
  contents === null
    ? []
    : [
        ['Fonts', fontsText(contents)],
        ['Pictures', picturesText(contents)],
      ];

const signatureText = ({ signatures }: InspectReply): string => {
  if (signatures === null) return t('Not readable');
  if (signatures.length === 0) return t('Not signed');
  const changed = signatures.filter(({ intact, modified }) => !intact || modified).length;
  return changed > 0
    ? t('{n} signatures, {changed} no longer valid', { n: signatures.length, changed })
    : t('{n} signatures, intact', { n: signatures.length });
};

const activeText = ({ activeContent }: InspectReply): string => {
  if (activeContent === null) return t('Not readable');
  const { scripts, actions, forms, links } = activeContent;
  const sentences = [
    ...(scripts > 0 ? [t('{n} scripts', { n: scripts })] : []),
    ...(actions > 0 ? [t('{n} actions', { n: actions })] : []),
    ...(forms > 0 ? [t('{n} XFA forms', { n: forms })] : []),
    ...(links > 0 ? [t('{n} links to websites', { n: links })] : []),
  ];
  return sentences.length > 0 ? sentences.join(t(', ')) : t('No scripts or external links');
};

const forms: Readonly<Record<InspectReply['form'], Text>> = {
  none: 'None',
  xfa: 'XFA form',
  fields: 'Fields to fill in',
};

const named = (term: Text, text: string | null): readonly Fact[] =>
  text === null || text === '' ? [] : [[term, text]];

/** Each fact about a PDF, with its name; what is not known is left out. */
export const factsIn = (inspected: InspectReply): readonly Fact[] => [
  ...named('Document title', inspected.title),
  ...named('Author', inspected.author),
  ['Pages', t('{n} pages, {sizes}', { n: inspected.pageCount, sizes: sizesIn(inspected.pages) })],
  ...contentsOf(inspected),
  ['Security', securityText(inspected)],
  ['Signatures', signatureText(inspected)],
  ['Attachments', inspected.attachments > 0 ? t('{n} files', { n: inspected.attachments }) : t('None')],
  ['Active content', activeText(inspected)],
  ['Bookmarks', inspected.outline.length > 0 ? String(inspected.outline.length) : t('None')],
  ['Form', translated(forms[inspected.form])],
  ['For screen readers', t(inspected.isTagged ? 'Tagged' : 'Not tagged')],
  ...named('Made with', inspected.creator),
  ...named('Written by', inspected.producer),
  ...named('PDF version', inspected.version),
  ...(inspected.isRepaired ? [['State', t('Damaged; these are the parts that could be read')] as const] : []),
];
