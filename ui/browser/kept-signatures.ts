import { del, entries, set } from 'idb-keyval';

/** A picture of a signature or of initials that a person uses again. */
export interface KeptSignature {
  readonly id: string;
  readonly kind: 'signature' | 'initials';
  /** PNG, as large as what was drawn. */
  readonly file: File;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Milliseconds since 1970; not `at`, by which what closed tabs have left behind is removed after a day. */
  readonly made: number;
  /** Where it is kept: left out for this browser, and for this visit alone. */
  readonly place?: 'account' | 'visit';
}

const PREFIX = 'signature-';

/** Newest first; none where the browser keeps nothing. */
export const keptSignatures = async (): Promise<readonly KeptSignature[]> => {
  try {
    const all = await entries<string, KeptSignature>();
    return all
      .filter(([key]) => key.startsWith(PREFIX))
      .map(([, signature]) => signature)
      .toSorted((one, other) => other.made - one.made);
  } catch {
    return [];
  }
};

/** @throws where the browser has no room for it, or keeps nothing. */
export const keepSignature = (signature: KeptSignature): Promise<void> => set(PREFIX + signature.id, signature);

export const forgetSignature = (id: string): Promise<void> => del(PREFIX + id);
