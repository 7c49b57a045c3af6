import { LINK_END_OPTION } from '../link-lifetime.js';
import { FRAME_OPTION } from './frame-option.js';
import { RUN_OPTION } from './run-option.js';
import { SECRETS_OPTION } from './secret-options.js';

/** Option that marks a conversion whose call answers with the result itself; no form field has this name. */
export const QUESTION_OPTION = '@question';

/** Whether nobody is led to the result of a conversion, so that all of it goes with the answer. */
export const isQuestion = (options: Readonly<Record<string, unknown>>): boolean => options[QUESTION_OPTION] === true;

/** The options that were chosen, without what is noted among them. */
export const chosenOptions = (options: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const {
    [SECRETS_OPTION]: _secrets,
    [QUESTION_OPTION]: _question,
    [LINK_END_OPTION]: _linkEnd,
    [RUN_OPTION]: _run,
    [FRAME_OPTION]: _frame,
    ...chosen
  } = options;
  return chosen;
};
