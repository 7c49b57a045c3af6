import type { KeptSignature as AccountSignature } from '../../../contracts/api/kept-signatures.js';
import type { KeptSignature } from '../../browser/kept-signatures.js';
import { deleteSignature, fetchSignatures, sendSignature } from '../../calls/kept-signatures.calls.js';
import { withServerMessage } from '../../calls/call-errors.js';
import { t } from '../../text/t.js';

const fileOf = ({ kind, picture }: AccountSignature): File => {
  const binary = atob(picture.slice(picture.indexOf(',') + 1));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new File([bytes], `${kind}.png`, { type: 'image/png' });
};

const ofAccount = (one: AccountSignature): KeptSignature => {
  const { id, kind, width, height, keptAt } = one;
  return { id, kind, file: fileOf(one), width, height, made: Date.parse(keptAt), place: 'account' };
};

const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(new Error(t('The file could not be read.')));
    reader.readAsDataURL(file);
  });

/** Those that the member keeps. @throws what a person is to read. */
export const accountSignatures = (signal: AbortSignal): Promise<readonly KeptSignature[]> =>
  withServerMessage(t('The signatures of your account could not be read.'), async () =>
    (await fetchSignatures(signal)).map(ofAccount),
  );

/** Has the account keep a signature. @throws what a person is to read. */
export const keepInAccount = ({ kind, file }: Pick<KeptSignature, 'kind' | 'file'>): Promise<KeptSignature> =>
  withServerMessage(t('Your account could not keep it.'), async () =>
    ofAccount(await sendSignature({ kind, picture: await dataUrlOf(file) })),
  );

/** @throws what a person is to read. */
export const forgetInAccount = (id: string): Promise<void> =>
  withServerMessage(t('It could not be removed from your account.'), () => deleteSignature(id));
