import { withPass } from '../calls/share.calls.js';
import type { ShareContext } from './share.machine.js';

/** Where the file is, under the name that was chosen for it. Requirement. */
export const downloadAddressOf = ({ hash, pass, chosenName }: ShareContext): string => {
  const part = encodeURIComponent(hash);
  const plain = `/api/download/${part}`;
  const named = `/api/download-custom/${part}?filename=${encodeURIComponent(chosenName ?? '')}`;
  return withPass(chosenName === null ? plain : named, pass);
};
