import { passwordForms } from '../../contracts/pdf-passwords.js';

type Give = (password: string) => void;

/** Asks for a password, again as long as it is wrong. */
export type AskPassword = (give: Give, wrong: boolean) => void;

/** For a locked file: gives pdf.js each form of the password that was typed before anybody is asked again. */
export const tryPasswords = (ask: AskPassword): ((give: Give, wrong: boolean) => void) => {
  let left: readonly string[] = [];
  return (give, wrong) => {
    const [next, ...others] = left;
    left = others;
    if (next !== undefined) return give(next);
    ask((typed) => {
      const [first = '', ...forms] = passwordForms(typed);
      left = forms;
      give(first);
    }, wrong);
  };
};
