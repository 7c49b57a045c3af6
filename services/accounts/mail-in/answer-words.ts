import { receivedRefusalIn } from '../../../contracts/texts/refusal-sentence.js';
import { wording } from '../../../contracts/texts/wording.js';
import type { RefusalFacts } from '../../../contracts/errors.js';
import type { ScreenLanguage } from '../../../contracts/screen-languages.js';
import { writtenMail, type MailPart, type MailWords } from '../../platform/mail/mail-words.js';
import { spokenIn } from '../../platform/text/spoken-in.js';

/** Why nothing came of a file. */
export interface FileFailure {
  readonly code: string;
  readonly facts: RefusalFacts;
  /** In English. */
  readonly reason: string;
}

/** One file, as its sender is told of it. */
export type ToldFile = { readonly name: string } & (
  | { readonly is: 'attached'; readonly result: string }
  /** @param until  ISO-8601 UTC. */
  | { readonly is: 'linked'; readonly link: string; readonly until: string }
  | { readonly is: 'unchanged' }
  | { readonly is: 'failed'; readonly failure: FileFailure }
);

interface Facts {
  readonly language: ScreenLanguage;
  readonly sender: string;
  /** That of the mail that is answered; empty where it has none. */
  readonly subject: string;
  /** The name of what the files went through. */
  readonly workflow: string;
  readonly files: readonly ToldFile[];
}

/** The words of the answer to a mail that came in. */
export const answerWords = ({ language, sender, subject, workflow, files }: Facts): MailWords => {
  const spoken = spokenIn(language);
  const title = `Re: ${subject === '' ? wording(spoken, workflow) : subject.replace(/^(re:\s*)+/i, '')}`;
  const hasReceipt = files.some(({ is }) => is === 'attached' || is === 'linked');
  const parts: MailPart[] = [
    { says: wording(spoken, 'Hello {name},', { name: sender }) },
    { says: wording(spoken, 'Here is what became of your files ({name}):', { name: wording(spoken, workflow) }) },
    ...files.flatMap((file) => toldOf(language, file)),
    ...(hasReceipt
      ? [{ says: wording(spoken, 'Each receipt says what was done, with the checksums of both files.') }]
      : []),
    { says: wording(spoken, 'This e-mail was sent automatically.') },
  ];
  return { subject: title, ...writtenMail(spoken, title, parts) };
};

const toldOf = (language: ScreenLanguage, file: ToldFile): readonly MailPart[] => {
  const spoken = spokenIn(language);
  const { name } = file;
  switch (file.is) {
    case 'attached':
      return [{ says: wording(spoken, '{name}: the result is attached as {result}.', { name, result: file.result }) }];
    case 'linked': {
      const date = new Date(file.until).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
      return [
        {
          says: wording(
            spoken,
            '{name}: the result is too large for an e-mail. It can be fetched until {date} (UTC).',
            { name, date },
          ),
        },
        { link: file.link, words: wording(spoken, 'Fetch the result') },
      ];
    }
    case 'unchanged':
      return [{ says: wording(spoken, '{name}: nothing had to be done.', { name }) }];
    case 'failed': {
      const { code, facts, reason } = file.failure;
      const why = receivedRefusalIn(spoken, { error: reason, code, facts });
      const says =
        name === '' ? why : wording(spoken, '{name} could not be worked on: {reason}', { name, reason: why });
      return [{ says }];
    }
  }
};
