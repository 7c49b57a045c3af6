import type { PagePicture } from '../page-picture-files.js';
import type { FlowItem } from './flow.js';
import { escapedXml, htmlOf } from './html.js';

/** Facts that a text states about itself. */
export interface AboutText {
  readonly title: string;
  /** Such as `de`; undefined where nothing tells. */
  readonly language: string | undefined;
  /** Most of it is written from right to left. */
  readonly rtl: boolean;
}

export const STYLE = `body { font-family: serif; line-height: 1.5; max-width: 45em; margin: 2em auto; padding: 0 1em; }
img { max-width: 100%; height: auto; }
table { border-collapse: collapse; }
th, td { border: 1px solid #888; padding: 0.2em 0.5em; text-align: start; vertical-align: top; }
pre { white-space: pre-wrap; }
ul.marked { list-style: none; }
`;

/** The attributes of the root element. */
export const rootOf = ({ language, rtl }: AboutText): string => {
  const known = language === undefined ? '' : ` lang="${escapedXml(language)}" xml:lang="${escapedXml(language)}"`;
  return `${known}${rtl ? ' dir="rtl"' : ''}`;
};

/** A document as one file of HTML with its pictures in it: it asks for nothing, and runs nothing. */
export const htmlPageOf = (items: readonly FlowItem[], about: AboutText): string => {
  const body = htmlOf(items, { addressOf: dataAddress });
  return `<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml"${rootOf(about)}>
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"/>
<meta name="viewport" content="width=device-width"/>
<title>${escapedXml(about.title)}</title>
<style>
${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`;
};

const dataAddress = ({ type, bytes }: PagePicture): string =>
  `data:image/${type === 'jpg' ? 'jpeg' : 'png'};base64,${Buffer.from(bytes).toString('base64')}`;
