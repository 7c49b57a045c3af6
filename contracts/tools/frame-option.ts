/** Option that names the frame on another site in which a conversion was asked for; no form field has this name. */
export const FRAME_OPTION = '@frame';

/** The frame in which a conversion was asked for; undefined where it was asked for elsewhere. */
export const frameOf = (options: Readonly<Record<string, unknown>>): string | undefined => {
  const frame = options[FRAME_OPTION];
  return typeof frame === 'string' ? frame : undefined;
};
