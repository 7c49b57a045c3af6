import { z } from 'zod';

const judgedSignature = z.object({
  field: z.string(),
  holds: z.boolean(),
  /** The most that was changed after it, as pyHanko ranks that; null where nothing could be. */
  level: z.string().nullable(),
  allowed: z.boolean(),
});

/** The signatures of a file as pyHanko finds them, or the reason why it cannot. */
export const judgement = z.union([
  z.object({ signatures: z.array(judgedSignature) }),
  z.object({ problem: z.string() }),
]);
/** See {@link judgement}. */
export type Judgement = z.output<typeof judgement>;

/** A document once so many have signed it. */
export interface JudgedState {
  readonly signed: number;
  readonly byPyhanko: Judgement;
  /** Signatures that pdfsig calls valid, and whether it says that one of them covers the whole file. */
  readonly byPdfsig: { readonly valid: number; readonly isWhole: boolean };
}

/** Changes that pyHanko allows after a signature: none, those of validation, and filling in. */
const ALLOWED_LEVELS: readonly (string | null)[] = ['NONE', 'LTA_UPDATES', 'FORM_FILLING', null];

type Signatures = z.output<typeof judgedSignature>[];

const signaturesIn = (said: Judgement): Signatures => ('signatures' in said ? said.signatures : []);

const isSound = ({ holds, level, allowed }: Signatures[number]): boolean =>
  holds && allowed && ALLOWED_LEVELS.includes(level);

/**
 * Finds everything that is wrong with a document.
 *
 * @param before  as it was before anybody was asked: what did not hold then need not hold now.
 */
export const flawsOf = (before: JudgedState, { signed, byPyhanko, byPdfsig }: JudgedState): readonly string[] => {
  const who = `after signer ${signed}`;
  if ('problem' in byPyhanko) return [`${who}: pyHanko cannot read it: ${byPyhanko.problem}`];
  const old = signaturesIn(before.byPyhanko);
  const unsound = new Set(old.filter((one) => !isSound(one)).map(({ field }) => field));
  const flaws = byPyhanko.signatures
    .filter((one) => !isSound(one) && !unsound.has(one.field))
    .map(
      ({ field, holds, level }) => `${who}: pyHanko: ${field} ${holds ? `was changed (${level})` : 'does not hold'}`,
    );
  const count = byPyhanko.signatures.length;
  if (count !== old.length + signed) flaws.push(`${who}: pyHanko finds ${count} signatures`);
  if (byPdfsig.valid !== before.byPdfsig.valid + signed) flaws.push(`${who}: pdfsig calls ${byPdfsig.valid} valid`);
  if (!byPdfsig.isWhole) flaws.push(`${who}: pdfsig: no signature covers the whole file`);
  return flaws;
};
