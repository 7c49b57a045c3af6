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
  'Receipt · Verified',
  'Proof of origin from the signed log',
  'This link will expire in {time}; the file will then be deleted.',
  'less than a minute',
  'Ask the person who sent it for a new one.',
  'Ask the sender for the password.',
  'Open',
] as const;
