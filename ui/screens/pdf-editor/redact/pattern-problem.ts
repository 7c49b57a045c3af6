import type { PlainText } from '../../../../contracts/texts/text-catalogue.js';
import { refusalFactOf } from '../../../calls/call-errors.js';
import { messageOf } from '../../../notice.js';
import { t, translated } from '../../../text/t.js';

/** The reasons of RE2 against a pattern that it does not take, and the same for people. */
const reasons: Readonly<Record<string, PlainText>> = {
  'missing closing ]': 'a closing ] is missing',
  'missing closing )': 'a closing ) is missing',
  'unexpected )': 'it has a ) without a ( before it',
  'missing argument to repetition operator': 'there is nothing to repeat before *, + or ?',
  'invalid nested repetition operator': 'two repetitions follow each other',
  'invalid repeat count': 'a number of repetitions is too large or the wrong way round',
  'invalid escape sequence': 'a letter or number after \\ has no meaning; there are no references to groups',
  'invalid character class range': 'a range in [ ] is unknown or the wrong way round',
  'invalid or unsupported Perl syntax': 'a group that begins with (? is unknown; there is no look-ahead or look-behind',
  'invalid named capture': 'the name of a group is not valid',
  'duplicate capture group name': 'two groups have the same name',
  'trailing backslash at end of expression': 'it ends with a single \\',
  'expression too large': 'it is too large',
  'expression nests too deeply': 'it has too many groups in one another',
};

/** Why a pattern could not be tried, for whoever typed it. */
export const patternProblemOf = (error: unknown): string => {
  const reason = refusalFactOf(error, 'reason');
  if (reason === undefined) return messageOf(error, 'No answer from the server');
  return t('This is not a valid pattern: {reason}.', { reason: translated(reasons[reason] ?? reason) });
};
