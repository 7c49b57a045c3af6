import type { ReadSigningLinkAnswer } from '../../contracts/api/signing-links.js';
import type { Refusal } from '../../contracts/errors.js';
import { SIGNATURE_TEXT_MAX } from '../../contracts/limits.js';
import { refusalIn } from '../../contracts/texts/refusal-sentence.js';
import type { PlainText } from '../../contracts/texts/text-catalogue.js';
import { wording, type Spoken } from '../../contracts/texts/wording.js';
import { escapeHtml as escape } from '../../services/platform/text/escape-html.js';
import { signFrameHtml } from './request-page-html.js';

/** A page of a link for many people, as somebody sees it who has not begun yet. */
export interface BeginningPage extends Pick<ReadSigningLinkAnswer, 'sender' | 'asksEmail' | 'expiresAt'> {
  readonly token: string;
  readonly name: string;
  readonly message: string;
  /** The secret by which a browser without cookies begins once, however often it sends the form. */
  readonly key: string;
  /** Values that were sent and did not go through, with the reason. */
  readonly values?: Readonly<Record<string, string>>;
  readonly problem?: Refusal;
}

const inputNames: Readonly<Record<string, PlainText>> = { name: 'Your name', email: 'Your e-mail address' };

/** Asks for the name of whoever begins. It needs no script. */
export const beginningHtml = (spoken: Spoken, page: BeginningPage): string => {
  const { token, name, message, key, asksEmail, values = {} } = page;
  const email = `<div class="field"><label for="email">${wording(spoken, 'Your e-mail address')}</label>
<input id="email" name="email" type="email" value="${escape(values['email'] ?? '')}" autocomplete="email" required></div>
`;
  const main = `<h1>${escape(name)}</h1>
${facts(spoken, page)}
${problemOf(spoken, page)}${message === '' ? '' : `<p class="letter">${escape(message)}</p>\n`}<form method="post" action="${escape(`/sign/open/${token}`)}">
<p>${wording(spoken, 'You read the document first, and sign a copy of your own.')}</p>
<div class="field"><label for="name">${wording(spoken, 'Your name')}</label>
<input id="name" name="name" maxlength="${SIGNATURE_TEXT_MAX}" value="${escape(values['name'] ?? '')}" autocomplete="name" required></div>
${asksEmail ? email : ''}<input type="hidden" name="key" value="${escape(key)}">
<button type="submit" class="button">${wording(spoken, 'Go to the document')}</button>
</form>`;
  return signFrameHtml(spoken, name, main);
};

const facts = (spoken: Spoken, { sender, expiresAt }: BeginningPage): string => {
  const day = new Date(expiresAt).toLocaleDateString(spoken.language, { dateStyle: 'long', timeZone: 'UTC' });
  const from = sender === '' ? '' : `${escape(wording(spoken, 'From {name}', { name: sender }))} · `;
  return `<p class="facts">${from}${escape(wording(spoken, 'Open until {date}', { date: day }))}</p>`;
};

const problemOf = (spoken: Spoken, { problem }: BeginningPage): string => {
  if (!problem) return '';
  const { code, facts: told } = problem;
  const input = typeof told['field'] === 'string' ? inputNames[told['field']] : undefined;
  const named = input === undefined ? told : { ...told, field: wording(spoken, input) };
  const said =
    input === undefined ? refusalIn(spoken, code, told) : refusalIn(spoken, 'signature-request.incomplete', named);
  return `<p class="problem" role="alert">${escape(said)}</p>\n`;
};

/** Says why nobody begins here. */
export const insteadOfBeginningHtml = (spoken: Spoken, { code, facts: told }: Refusal): string => {
  const heading = refusalIn(spoken, code, told);
  const advice = wording(spoken, 'Ask the person who sent it for a new one.');
  return signFrameHtml(spoken, heading, `<h1>${escape(heading)}</h1>\n<p class="message">${advice}</p>`);
};
