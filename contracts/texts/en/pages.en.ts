/** Texts of the page of a share link that needs no script. */
export const pagesEn = [
  'Shared document',
  'File',
  'Size',
  'Created',
  'Status',
  'First page of {name}',
  'There is no picture of this file.',
  'Download {name}',
  'Receipt: what was done, and how it was proven',
  'Proof: what this file was made of, as the signed log says',
  'This link will expire in {time}; the file is deleted then.',
  'less than a minute',
  'Ask the person who sent it for a new one.',
  'Whoever sent you the link knows its password.',
  'Open',
] as const;
