import { screenLanguages } from '../../../contracts/screen-languages.js';
import type { Spoken } from '../../../contracts/texts/wording.js';
import { escapeHtml as escape } from '../text/escape-html.js';

/** The words of a mail. */
export interface MailWords {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A paragraph, a quotation of somebody, or a link that is gone to. */
export type MailPart =
  { readonly says: string } | { readonly quotes: string } | { readonly link: string; readonly words: string };

/** A mail in letters and as a page. */
export const writtenMail = (
  spoken: Spoken,
  subject: string,
  parts: readonly MailPart[],
): Omit<MailWords, 'subject'> => ({
  text: `${parts.map(textOf).join('\n\n')}\n`,
  html: pageOf(spoken, subject, parts),
});

const textOf = (part: MailPart): string => {
  if ('says' in part) return part.says;
  if ('quotes' in part) return part.quotes.replaceAll(/^/gm, '> ');
  return `${part.words}:\n${part.link}`;
};

/** It fetches nothing from anywhere. */
const pageOf = (spoken: Spoken, subject: string, parts: readonly MailPart[]): string => {
  const { direction } = screenLanguages[spoken.language];
  return `<!doctype html>
<html lang="${spoken.language}" dir="${direction}">
<head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="font-family:sans-serif;line-height:1.5;max-width:36em">
${parts.map(htmlOf).join('\n')}
</body>
</html>
`;
};

const htmlOf = (part: MailPart): string => {
  if ('says' in part) return `<p dir="auto">${escape(part.says)}</p>`;
  if ('quotes' in part)
    return `<blockquote dir="auto" style="white-space:pre-line">${escape(part.quotes)}</blockquote>`;
  return `<p><a href="${escape(part.link)}">${escape(part.words)}</a><br>
<small dir="ltr" style="word-break:break-all">${escape(part.link)}</small></p>`;
};
