import type { SharedFile } from '../../contracts/api/shared-document.js';
import { sharedPageMarks } from '../../contracts/shared-page.js';
import { humanSize } from '../text/sizes.js';

/** A finished file, with a warning and a note, which the gateway leaves out of the page where there is none. */
export const sharedWithMarks: SharedFile = {
  heading: 'Shared document',
  file: sharedPageMarks.name,
  created: '2001-02-03T04:05:06.000Z',
  status: 'completed',
  expires: '17 days',
  ends: '2002-03-04T05:06:07.000Z',
  size: '1017',
  mime: 'application/pdf',
  sha256: '',
  downloads: '',
  picture: 'yes',
  receipt: '',
  warning: sharedPageMarks.warning,
  notes: [sharedPageMarks.note],
  pass: '',
};

const { size, expires } = sharedWithMarks;

const swaps: readonly (readonly [text: string, mark: string])[] = [
  [humanSize(Number(size)), sharedPageMarks.size],
  [expires, sharedPageMarks.timeLeft],
];

/** The drawn page of that file, with marks for what differs from file to file. @throws Error where one has no place */
export const marked = (body: string): string => {
  const page = swaps.reduce((drawn, [text, mark]) => drawn.replaceAll(text, mark), body);
  const missing = Object.entries(sharedPageMarks).find(([, mark]) => !page.includes(mark));
  if (missing) throw new Error(`The page of a shared file has no place for its ${missing[0]}`);
  return page;
};
