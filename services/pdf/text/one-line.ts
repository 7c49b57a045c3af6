/** Line breaks and control characters become spaces; half characters become the replacement character. */
export const oneLine = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
