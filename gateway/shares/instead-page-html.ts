import type { Refusal, RefusalCode } from '../../contracts/errors.js';
import { SHARE_PASSWORD_MAX } from '../../contracts/limits.js';
import { refusalIn } from '../../contracts/texts/refusal-sentence.js';
import { wording, type Spoken } from '../../contracts/texts/wording.js';
import { escapeHtml as escape } from '../../services/platform/text/escape-html.js';
import { shareFrameHtml } from './share-frame-html.js';

const locks: readonly RefusalCode[] = [
  'share-link.locked',
  'share-link.wrong-password',
  'share-link.too-many-tries',
  'share-link.too-many-at-once',
];

/** Whether the way to the file is a password. */
export const asksPassword = ({ code }: Refusal): boolean => locks.includes(code);

/**
 * The page that a recipient without scripts reads instead of the file: the reason, and the form that asks for its
 * password.
 */
export const insteadPageHtml = (spoken: Spoken, hash: string, refusal: Refusal): string => {
  const isLocked = asksPassword(refusal);
  const heading = refusalIn(spoken, isLocked ? 'share-link.locked' : refusal.code, refusal.facts);
  const main = isLocked
    ? passwordForm(spoken, hash, refusal)
    : `<p class="message">${wording(spoken, 'Ask the person who sent it for a new one.')}</p>`;
  return shareFrameHtml({
    language: spoken.language,
    title: heading,
    state: refusal.code,
    main: `<h1>${escape(heading)}</h1>\n${main}`,
  });
};

const passwordForm = (spoken: Spoken, hash: string, { code, facts }: Refusal): string => {
  const isFirst = code === 'share-link.locked';
  const wrong = isFirst ? '' : ' aria-invalid="true" aria-describedby="problem"';
  return `<form method="post" action="/api/share/${escape(hash)}">
<p class="message">${wording(spoken, 'Ask the sender for the password.')}</p>
${isFirst ? '' : `<p id="problem" class="problem" role="alert">${escape(refusalIn(spoken, code, facts))}</p>\n`}<label for="password">${wording(spoken, 'Password')}</label>
<input id="password" name="password" type="password" maxlength="${SHARE_PASSWORD_MAX}" autocomplete="off" required autofocus${wrong}>
<button class="button">${wording(spoken, 'Open')}</button>
</form>`;
};
