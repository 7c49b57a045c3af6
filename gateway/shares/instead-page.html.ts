import { refusalText, type Refusal, type RefusalCode } from '../../contracts/errors.js';
import { SHARE_PASSWORD_MAX } from '../../contracts/limits.js';
import { escapeHtml as escape } from '../../services/platform/escape-html.js';
import { shareFrameHtml } from './share-frame.html.js';

const locks: readonly RefusalCode[] = ['share-link.locked', 'share-link.wrong-password', 'share-link.too-many-tries'];

/** Whether the way to the file is a password. */
export const asksPassword = ({ code }: Refusal): boolean => locks.includes(code);

/** What a recipient without scripts reads instead of the file: why, and the form that asks for its password. */
export const insteadPageHtml = (hash: string, refusal: Refusal): string => {
  const isLocked = asksPassword(refusal);
  const heading = isLocked ? refusalText('share-link.locked') : refusal.message;
  const main = isLocked
    ? passwordForm(hash, refusal)
    : '<p class="message">Ask the person who sent it for a new one.</p>';
  return shareFrameHtml({ title: heading, state: refusal.code, main: `<h1>${escape(heading)}</h1>\n${main}` });
};

const passwordForm = (hash: string, { code, message }: Refusal): string => {
  const isFirst = code === 'share-link.locked';
  const wrong = isFirst ? '' : ' aria-invalid="true" aria-describedby="problem"';
  return `<form method="post" action="/api/share/${escape(hash)}">
<p class="message">Whoever sent you the link knows its password.</p>
${isFirst ? '' : `<p id="problem" class="problem" role="alert">${escape(message)}</p>\n`}<label for="password">Password</label>
<input id="password" name="password" type="password" maxlength="${SHARE_PASSWORD_MAX}" autocomplete="off" required autofocus${wrong}>
<button class="button">Open</button>
</form>`;
};
