import type { HandedOn, ReadRequestAnswer } from '../../contracts/api/signature-requests.js';
import type { Refusal } from '../../contracts/errors.js';
import type { RequestField } from '../../contracts/events/signature-request.js';
import {
  DECLINE_REASON_MAX,
  REQUEST_TEXT_MAX,
  SHARE_PASSWORD_MAX,
  SIGNATURE_TEXT_MAX,
} from '../../contracts/limits.js';
import { screenLanguages, type ScreenLanguage } from '../../contracts/screen-languages.js';
import { refusalIn } from '../../contracts/texts/refusal-sentence.js';
import type { PlainText } from '../../contracts/texts/text-catalogue.js';
import { wording, type Spoken } from '../../contracts/texts/wording.js';
import { escapeHtml as escape } from '../../services/platform/text/escape-html.js';
import { shareFrameHtml } from '../shares/share-frame-html.js';

/** The address of the page of a recipient holds these. */
export interface PageAddress {
  readonly token: string;
  /** Stands for the password; empty for none. */
  readonly pass: string;
  /** The language that whoever reads has chosen; empty for none. */
  readonly language: ScreenLanguage | '';
}

/** Values that were sent and did not go through: they stand in the form again, with the reason above it. */
interface Shown extends PageAddress {
  readonly values?: Readonly<Record<string, string>>;
  readonly problem?: Refusal;
}

/** Names of fields by their kind, where the sender gave none. */
export const requestFieldNames = {
  signature: 'Signature',
  initials: 'Initials',
  name: 'Name',
  date: 'Date signed',
  text: 'Text',
  check: 'Tick box',
} as const satisfies Record<RequestField['kind'], PlainText>;

const nameOf = (spoken: Spoken, { label, kind }: RequestField): string =>
  label === '' ? wording(spoken, requestFieldNames[kind]) : label;

/** Where the page of a recipient is, or a part of it. */
export const pagePath = ({ token, pass, language }: PageAddress, rest = ''): string => {
  const query = new URLSearchParams({ ...(pass !== '' && { pass }), ...(language !== '' && { language }) }).toString();
  return `/sign/${token}${rest}${query === '' ? '' : `?${query}`}`;
};

const path = (address: PageAddress, rest?: string): string => escape(pagePath(address, rest));

/** With the document's fingerprint in it, so that no browser shows a page as it was before a signature. */
const picturePath = (read: ReadRequestAnswer, address: PageAddress, page: number): string => {
  const query = new URLSearchParams({ of: read.sha256, ...(address.pass !== '' && { pass: address.pass }) });
  return escape(`/sign/${address.token}/pages/${page}?${query.toString()}`);
};

const META = '<link rel="stylesheet" href="/sign/page.css">\n<script src="/sign/page.js" defer></script>\n';

/** A page of whoever is asked to sign. */
export const signFrameHtml = (spoken: Spoken, title: string, main: string): string =>
  shareFrameHtml({ language: spoken.language, title, state: 'sign', meta: META, main });

/** The page of a recipient: the document, what they fill in, and the way to sign or to decline. It needs no script. */
export const requestPageHtml = (spoken: Spoken, read: ReadRequestAnswer, shown: Shown): string => {
  const mayRead = read.status !== 'waiting' && read.sha256 !== '';
  const maySign = read.status === 'asked' || read.status === 'opened';
  const parts = [
    `<h1>${escape(read.name)}</h1>`,
    facts(spoken, read),
    problemOf(spoken, read, shown),
    read.message === '' ? '' : `<p class="letter">${escape(read.message)}</p>`,
    standing(spoken, read),
    mayRead ? download(spoken, read, shown) : '',
    mayRead ? sheets(spoken, read, shown) : '',
    maySign ? signing(spoken, read, shown) : '',
    maySign && read.mayHandOn ? handingOn(spoken, read, shown) : '',
    maySign ? declining(spoken, shown) : '',
    proof(spoken, read),
    languages(spoken, shown),
  ];
  return signFrameHtml(spoken, read.name, parts.filter((part) => part !== '').join('\n'));
};

const facts = (spoken: Spoken, { sender, recipient, expiresAt, isCompleted }: ReadRequestAnswer): string => {
  const day = new Date(expiresAt).toLocaleDateString(spoken.language, { dateStyle: 'long', timeZone: 'UTC' });
  const ends = isCompleted ? '' : ` · ${escape(wording(spoken, 'Open until {date}', { date: day }))}`;
  const from = sender === '' ? '' : `${escape(wording(spoken, 'From {name}', { name: sender }))} · `;
  return `<p class="facts">${from}${escape(wording(spoken, 'For {name}', { name: recipient }))}${ends}</p>`;
};

const problemOf = (spoken: Spoken, read: ReadRequestAnswer, { problem }: Shown): string => {
  if (!problem) return '';
  const { code, facts } = problem;
  const { field } = facts;
  const told = typeof field === 'string' ? { ...facts, field: inputNamed(spoken, read, field) } : facts;
  return `<p class="problem" role="alert">${escape(refusalIn(spoken, code, told))}</p>`;
};

const CONSENT = 'I have read this document, and I sign it electronically.';

/** Inputs of the page that no sender has given a name to, as they are called on it. */
const inputNames: Readonly<Record<string, PlainText>> = {
  ...requestFieldNames,
  signature: 'Your signature',
  consent: CONSENT,
  email: 'Their e-mail address',
};

/** An input as its reader sees it called: by a label of the sender, or in their own language. */
const inputNamed = (spoken: Spoken, { fields }: ReadRequestAnswer, field: string): string => {
  const name = fields.some(({ label }) => label === field) ? undefined : inputNames[field];
  return name === undefined ? field : wording(spoken, name);
};

/** How things stand, where there is nothing to do. */
const standing = (spoken: Spoken, { status, isCompleted, others }: ReadRequestAnswer): string => {
  const left = others.filter(({ hasSigned }) => !hasSigned).map(({ name }) => name);
  const names = escape(left.join(', '));
  if (isCompleted) return `<p class="badge completed" role="status">${wording(spoken, 'Everybody has signed.')}</p>`;
  if (status === 'signed') {
    const waits = wording(spoken, 'You have signed. Still to sign: {names}', { names });
    return `<p class="badge completed" role="status">${waits}</p>`;
  }
  if (status !== 'waiting') return '';
  return `<p class="message" role="status">${wording(spoken, 'It is not your turn yet. Others sign before you.')}</p>`;
};

const download = (spoken: Spoken, { sha256 }: ReadRequestAnswer, shown: Shown): string =>
  `<p><a href="${path(shown, '/file')}" download>${wording(spoken, 'Download the document (PDF)')}</a></p>
<p class="small hash">SHA-256 <bdi>${escape(sha256)}</bdi></p>`;

const sheets = (spoken: Spoken, read: ReadRequestAnswer, shown: Shown): string => {
  const list = Array.from({ length: read.pages }, (_, index) => sheet(spoken, read, { ...shown, page: index + 1 }));
  return `<ol class="sheets">${list.join('\n')}</ol>`;
};

const sheet = (
  spoken: Spoken,
  read: ReadRequestAnswer,
  { page, ...shown }: Shown & { readonly page: number },
): string => {
  const alt = escape(wording(spoken, 'Page {page} of {pages}', { page, pages: read.pages }));
  const size = read.sheets.find((one) => one.page === page);
  const fields = read.status === 'signed' || read.isCompleted ? [] : read.fields.filter((field) => field.page === page);
  const boxes =
    size && fields.length > 0
      ? `<svg viewBox="0 0 ${size.width} ${size.height}" preserveAspectRatio="none">${fields.map((field) => box(spoken, field)).join('')}</svg>`
      : '';
  // Lazily: a document of 300 pages is drawn as far as it is read.
  return `<li class="sheet" id="page-${page}"><img src="${picturePath(read, shown, page)}" alt="${alt}" width="1000" height="${heightOf(size)}" loading="lazy">${boxes}</li>`;
};

const A4_HEIGHT = 1414;

const heightOf = (size: { readonly width: number; readonly height: number } | undefined): number =>
  size ? Math.round((1000 * size.height) / size.width) : A4_HEIGHT;

const box = (spoken: Spoken, field: RequestField): string => {
  const { x, y, width, height } = field.box;
  const name = escape(nameOf(spoken, field));
  const size = Math.max(5, Math.min(14, height * 0.6)).toFixed(1);
  const isHand = field.kind === 'signature' || field.kind === 'initials';
  const shows = field.kind === 'signature' ? 'signature' : field.name;
  const label = field.kind === 'check' ? '' : name;
  const text = `<text x="${x + 3}" y="${(y + height * 0.7).toFixed(1)}" font-size="${size}" data-shows="${shows}" data-label="${label}"${isHand ? ' class="hand"' : ''}>${label}</text>`;
  const target = field.kind === 'signature' ? 'signature' : field.name;
  return `<a href="#${target}" aria-label="${name}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3"/>${text}</a>`;
};

/** The form: a signature in letters goes without scripts; drawing is added by one. */
const signing = (spoken: Spoken, read: ReadRequestAnswer, shown: Shown): string => {
  const own = read.fields.filter(({ kind }) => kind !== 'signature' && kind !== 'date');
  const value = escape(shown.values?.['signature'] ?? read.recipient);
  const consent = wording(spoken, CONSENT);
  return `<form class="steps" method="post" action="${path(shown)}">
<h2>${wording(spoken, 'Your signature')}</h2>
${own.map((field) => input(spoken, field, { read, shown })).join('\n')}
<div class="ways" hidden role="group" aria-label="${wording(spoken, 'Your signature')}">
<button type="button" class="quiet" aria-pressed="true">${wording(spoken, 'Type')}</button>
<button type="button" class="quiet" aria-pressed="false">${wording(spoken, 'Draw')}</button>
<button type="button" class="quiet" aria-pressed="false">${wording(spoken, 'Picture')}</button>
<button type="button" class="quiet" hidden>${wording(spoken, 'Clear')}</button>
</div>
<div class="field"><label for="signature">${wording(spoken, 'Your name, as your signature')}</label>
<input id="signature" class="hand" name="signature" maxlength="${SIGNATURE_TEXT_MAX}" value="${value}" autocomplete="name" required></div>
<canvas width="600" height="200" hidden aria-label="${wording(spoken, 'Draw your signature here')}"></canvas>
<div class="field" data-way="picture" hidden><label for="picture-file">${wording(spoken, 'Choose a picture')}</label>
<input id="picture-file" type="file" accept="image/png,image/jpeg,image/webp" aria-describedby="picture-problem">
<img alt="${wording(spoken, 'Your signature')}" hidden>
<p id="picture-problem" class="problem" role="alert" hidden>${escape(wording(spoken, 'This picture cannot be read; PNG, JPEG and WebP can.'))}</p></div>
<input type="hidden" name="drawing" value="">
<input type="hidden" name="picture" value="">
<label class="tick"><input type="checkbox" name="consent" value="yes" required><span>${consent}</span></label>
<button type="submit" class="button">${wording(spoken, 'Sign and finish')}</button>
<p class="small">${wording(spoken, 'The document is sealed with the certificate of this server. This is not a qualified electronic signature, and proves no identity beyond who held this link.')}</p>
</form>`;
};

interface FieldOf {
  readonly read: ReadRequestAnswer;
  readonly shown: Shown;
}

const input = (spoken: Spoken, field: RequestField, { read, shown }: FieldOf): string => {
  const { name, kind, page, required } = field;
  const label = escape(nameOf(spoken, field));
  const where = `<a href="#page-${page}">${escape(wording(spoken, 'Page {page}', { page }))}</a>`;
  const needed = required ? ' required' : '';
  const filledIn = shown.values?.[name];
  if (kind === 'check') {
    const checked = filledIn === undefined ? '' : ' checked';
    return `<div class="field"><label class="tick"><input id="${name}" type="checkbox" name="${name}" value="on"${needed}${checked}><span>${label}</span></label>${where}</div>`;
  }
  const begun = kind === 'name' ? read.recipient : kind === 'initials' ? initialsOf(read.recipient) : '';
  return `<div class="field"><label for="${name}">${label} <span class="where">${where}</span></label>
<input id="${name}" name="${name}" maxlength="${REQUEST_TEXT_MAX}" value="${escape(filledIn ?? begun)}"${needed}></div>`;
};

/** The first letter of each part of a name. */
const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/u)
    .map((part) => Array.from(part)[0] ?? '')
    .join('');

const declining = (spoken: Spoken, shown: Shown): string => `<details class="other-way declining">
<summary>${wording(spoken, 'I will not sign')}</summary>
<form method="post" action="${path(shown, '/decline')}">
<label for="reason">${wording(spoken, 'Reason, for the sender')}</label>
<textarea id="reason" name="reason" maxlength="${DECLINE_REASON_MAX}"></textarea>
<button class="button danger">${wording(spoken, 'Decline')}</button>
</form>
</details>`;

const handingOn = (spoken: Spoken, { isMailed }: ReadRequestAnswer, shown: Shown): string => {
  const label = wording(spoken, isMailed ? 'Their e-mail address' : 'Their e-mail address (optional)');
  const what = isMailed
    ? wording(spoken, 'They get a link of their own by mail. Yours ends then.')
    : wording(spoken, 'You get a link of theirs to pass on. Yours ends then.');
  return `<details class="other-way">
<summary>${wording(spoken, 'Somebody else should sign')}</summary>
<form method="post" action="${path(shown, '/hand-on')}">
<p class="small">${what}</p>
<label for="successor">${wording(spoken, 'Their name')}</label>
<input id="successor" name="name" maxlength="${SIGNATURE_TEXT_MAX}" autocomplete="off" required>
<label for="successor-email">${label}</label>
<input id="successor-email" name="email" type="email" autocomplete="off"${isMailed ? ' required' : ''}>
<button class="button">${wording(spoken, 'Hand it on')}</button>
</form>
</details>`;
};

/** Says who signs now, with their link where nobody else gives it to them. */
export const handedOnHtml = (spoken: Spoken, { name, link }: HandedOn): string => {
  const heading = escape(wording(spoken, 'Handed on to {name}', { name }));
  const main =
    link === null
      ? `<p class="message">${escape(wording(spoken, '{name} gets a link by mail. There is nothing left for you to do.', { name }))}</p>`
      : `<p class="message">${escape(wording(spoken, 'Pass this link on to {name}. It is shown only this once; the sender can copy it as well.', { name }))}</p>
<p class="field"><label for="link">${wording(spoken, 'Link')}</label>
<input id="link" value="${escape(link)}" readonly dir="ltr"></p>`;
  return signFrameHtml(spoken, wording(spoken, 'Handed on to {name}', { name }), `<h1>${heading}</h1>\n${main}`);
};

const proof = (spoken: Spoken, { others }: ReadRequestAnswer): string => {
  if (others.length === 0) return '';
  const rows = others.map(({ name, hasSigned }) => {
    const state = wording(spoken, hasSigned ? 'Has signed' : 'Has not signed yet');
    return `<div><dt>${escape(name)}</dt><dd>${state}</dd></div>`;
  });
  return `<h2 class="small">${wording(spoken, 'Others who sign')}</h2>\n<dl>${rows.join('')}</dl>`;
};

/** The page in each other language, for whom the sender has chosen another one than they read. */
const languages = (spoken: Spoken, { token, pass }: PageAddress): string => {
  const others = Object.entries(screenLanguages).filter(([code]) => code !== spoken.language);
  const links = others.map(([code, { name, direction }]) => {
    const address = path({ token, pass, language: code as ScreenLanguage });
    return `<a href="${address}" lang="${code}" hreflang="${code}" dir="${direction}">${name}</a>`;
  });
  return `<nav class="small" aria-label="${wording(spoken, 'Language')}">${links.join(' · ')}</nav>`;
};

const LOCKS: readonly string[] = [
  'signature-request.locked',
  'signature-request.wrong-password',
  'share-link.too-many-tries',
];

/** Why there is nothing to sign, or the form that asks for the password. */
export const insteadOfRequestHtml = (spoken: Spoken, address: PageAddress, refusal: Refusal): string => {
  const isLocked = LOCKS.includes(refusal.code);
  const heading = refusalIn(spoken, isLocked ? 'signature-request.locked' : refusal.code, refusal.facts);
  const main = isLocked
    ? `${passwordForm(spoken, address, refusal)}\n${languages(spoken, address)}`
    : adviceOn(spoken, refusal);
  return signFrameHtml(spoken, heading, `<h1>${escape(heading)}</h1>\n${main}`);
};

/** Who handed it on has nothing more to ask for. */
const adviceOn = (spoken: Spoken, { code }: Refusal): string =>
  code === 'signature-request.handed-on'
    ? ''
    : `<p class="message">${wording(spoken, 'Ask the person who sent it for a new one.')}</p>`;

const passwordForm = (spoken: Spoken, address: PageAddress, { code, facts }: Refusal): string => {
  const isFirst = code === 'signature-request.locked';
  const problem = `<p id="problem" class="problem" role="alert">${escape(refusalIn(spoken, code, facts))}</p>`;
  const wrong = isFirst ? '' : ' aria-invalid="true" aria-describedby="problem"';
  return `<form method="post" action="${path({ ...address, pass: '' }, '/unlock')}">
<p class="message">${wording(spoken, 'Ask the sender for the password.')}</p>
${isFirst ? '' : problem}<label for="password">${wording(spoken, 'Password')}</label>
<input id="password" name="password" type="password" maxlength="${SHARE_PASSWORD_MAX}" autocomplete="off" required autofocus${wrong}>
<button class="button">${wording(spoken, 'Open')}</button>
</form>`;
};
