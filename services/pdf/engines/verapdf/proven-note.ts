import type { Note } from '../../../../contracts/events/conversion.js';
import type { Verdict } from './verapdf.js';

/**
 * Says whether a program has found a file to be what it was made to be.
 *
 * @param about  the beginning of the note's code.
 * @param level  the standard, as people name it.
 */
export const provenNote = (about: 'archive' | 'standard', level: string, verdict: Verdict | undefined): Note =>
  verdict
    ? { code: `${about}.proven`, text: `${verdict.program} found this file to be a valid ${level}.` }
    : {
        code: `${about}.not-proven`,
        text: `Not proven: this file was made by the rules of ${level}, but no program that checks them (veraPDF) was there to judge it.`,
      };
