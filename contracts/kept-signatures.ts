/** Signatures and initials that one member may keep. */
export const KEPT_SIGNATURES_MAX = 20;
/** Bytes of the picture of one. */
export const KEPT_SIGNATURE_BYTES_MAX = 200_000;
/** Its longest side, in pixels. */
export const KEPT_SIGNATURE_SIDE_MAX = 4000;

export const keptSignatureKinds = ['signature', 'initials'] as const;
/** A whole name, or the letters that it begins with. */
export type KeptSignatureKind = (typeof keptSignatureKinds)[number];
