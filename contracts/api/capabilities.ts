import { z } from 'zod';
import { answeredBy } from './ai.js';

const capability = z.object({
  /** `limited`: something simpler stands in, as `text` says. */
  state: z.enum(['full', 'limited', 'missing']),
  /** One sentence for visitors: what they get here. */
  text: z.string(),
  /** What the administrator does to get all of it, such as a command or a setting; null where nothing is missing. */
  unlock: z.string().nullable(),
});
export type Capability = z.output<typeof capability>;

const signInProvider = z.object({
  /** What visitors know it by, such as `Google`. */
  label: z.string(),
  /** Going there begins signing in. */
  path: z.string(),
});
export type SignInProvider = z.output<typeof signInProvider>;

/** Answer of `GET /api/capabilities`: what this installation can do, told before anyone uploads. */
export const capabilitiesReply = z.object({
  /** Word, Excel and PowerPoint files and their like to PDF. */
  office: capability,
  /** Text of scanned pages and pictures. */
  recognition: capability,
  /** Summaries, quizzes and finding sensitive data. */
  understanding: capability,
  translation: capability,
  /** Who answers the AI tools. */
  answeredBy,
  /** File name endings, with the dot, that can't be converted here. */
  unavailableExtensions: z.array(z.string()),
  /** Where visitors can sign in; none where no account provider is set up. */
  signIn: z.array(signInProvider),
});
export type CapabilitiesReply = z.output<typeof capabilitiesReply>;

/** Answer to the question `ask.pdf.capabilities`: the part of it that the pdf service knows. */
export type DocumentCapabilities = Pick<CapabilitiesReply, 'office' | 'recognition' | 'unavailableExtensions'>;
