/** An address of somebody, with the name that is shown beside it; empty for none. */
export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** Characters that separate or enclose addresses in a header are left out on purpose, and so is whatever is unseen. */
const PLAIN_ADDRESS = /^[^\s@"'<>(),;:\\[\]\p{C}]{1,64}@[^\s@"'<>(),;:\\[\]\p{C}]{1,255}$/u;
const NAMED_ADDRESS = /^([^<>@\p{C}]*)<([^<>]+)>$/u;

/** Whether mails can be sent to it: what could mean more than one address in a header is none. */
export const isMailAddress = (text: string): boolean => PLAIN_ADDRESS.test(text);

/** The address in `a@example.org` or `Name <a@example.org>`; undefined where there is none. */
export const mailAddressOf = (text: string): MailAddress | undefined => {
  const [, name = '', address = ''] = NAMED_ADDRESS.exec(text.trim()) ?? [null, '', text.trim()];
  return isMailAddress(address) ? { name: name.trim().replaceAll('"', ''), address } : undefined;
};
