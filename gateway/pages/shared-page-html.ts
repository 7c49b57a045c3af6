import type { ViewAnswer } from '../../contracts/api/shared-document.js';
import { HASH_PLACEHOLDER, SHARED_PAGE_ATTRIBUTE, sharedPageMarks } from '../../contracts/shared-page.js';
import { inEnglish } from '../../contracts/texts/wording.js';
import { escapeHtml as escape } from '../../services/platform/text/escape-html.js';
import { humanSize } from '../shares/human-size.js';
import { sharePageHtml } from '../shares/share-page-html.js';
import { timeRemaining } from '../shares/time-remaining.js';

const PARAGRAPH_END = '</p>';
/** All marks are replaced in one pass, so that a name which holds such a mark stays as it is. */
const FACT_MARKS = new RegExp(`[${sharedPageMarks.name}${sharedPageMarks.size}${sharedPageMarks.timeLeft}]`, 'g');

/** The page of a share link: it leads those without scripts to the one that needs none. */
export const linkPageHtml = (built: string, hash: string): string => {
  const onward = `<noscript><meta http-equiv="refresh" content="0; url=/api/share/${escape(hash)}" /></noscript>`;
  return built.replaceAll(HASH_PLACEHOLDER, () => escape(hash)).replace('</head>', () => `${onward}</head>`);
};

/** The page with the paragraph around a mark once for each text. */
const withParagraphs = (page: string, mark: string, texts: readonly string[]): string => {
  const at = page.indexOf(mark);
  const start = page.lastIndexOf('<p ', at);
  const end = page.indexOf(PARAGRAPH_END, at) + PARAGRAPH_END.length;
  const paragraph = page.slice(start, end);
  const written = texts.map((text) => paragraph.replace(mark, () => escape(text)));
  return page.slice(0, start) + written.join('') + page.slice(end);
};

/** The built page of a shared file, with what the marks in it stand for, and the page of its link for the app to read. */
export const sharedPageHtml = (built: string, view: ViewAnswer): string => {
  const known = `<template ${SHARED_PAGE_ATTRIBUTE}="${escape(view.hash)}">${sharePageHtml(inEnglish, view)}</template>`;
  const { language } = inEnglish;
  const warned = withParagraphs(built, sharedPageMarks.warning, view.warning === '' ? [] : [view.warning]);
  const said: Readonly<Record<string, string>> = {
    [sharedPageMarks.name]: escape(view.file),
    [sharedPageMarks.size]: escape(humanSize(language, view.result?.size ?? 0)),
    [sharedPageMarks.timeLeft]: escape(timeRemaining(inEnglish, view.expiresInMs)),
  };
  return linkPageHtml(withParagraphs(warned, sharedPageMarks.note, view.notes), view.hash)
    .replace(FACT_MARKS, (mark) => said[mark] ?? mark)
    .replace('</body>', () => `${known}</body>`);
};
