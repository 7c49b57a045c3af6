const NAME_MAX = 150;

/** A name of a file that is safe in any folder of any system: no folders, nothing that cannot be seen. Its ending stays. */
export const safeName = (name: string, otherwise: string): string => {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .replace(/[<>:"|?*\p{Cc}\p{Cf}\p{Cs}\u{FFFD}]/gu, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .normalize('NFC');
  const shorter = Array.from(clean);
  if (shorter.length <= NAME_MAX) return DEVICE.test(clean) ? `_${clean}` : clean || otherwise;
  const ending = /\.[^.]{1,10}$/.exec(clean)?.[0] ?? '';
  return shorter.slice(0, NAME_MAX - ending.length).join('') + ending;
};

/** Names that Windows keeps for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** The name, or with a number before its ending where it is taken; on some systems capitals make no other name. */
export const freeName = (name: string, isTaken: (name: string) => boolean): string => {
  const [, stem = name, ending = ''] = /^(.+?)(\.[^.]*)?$/.exec(name) ?? [];
  let free = name;
  for (let copy = 2; isTaken(free.toLowerCase()); copy += 1) free = `${stem}_${copy}${ending}`;
  return free;
};
