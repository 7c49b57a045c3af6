/** Colours of recipients, who also have a number: the pages stay light, so these do. */
const looks = [
  { line: '#0e5d48', fill: 'rgb(14 93 72 / 14%)' },
  { line: '#5838a3', fill: 'rgb(88 56 163 / 14%)' },
  { line: '#1d4f91', fill: 'rgb(29 79 145 / 14%)' },
  { line: '#7a4b06', fill: 'rgb(122 75 6 / 14%)' },
] as const;

/** @param recipient counted from 1. */
export const lookOf = (recipient: number): { readonly line: string; readonly fill: string } =>
  looks[(recipient - 1) % looks.length] ?? looks[0];
