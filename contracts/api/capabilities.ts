import { z } from 'zod';
import { languageNames, targetLanguages, type LanguageCode, type TargetLanguage } from '../languages.js';
import type { CapabilityName } from '../tools/capability-names.js';
import { answeredBy } from './ai.js';
import { retention } from './retention.js';

const sources = Object.keys(languageNames) as [LanguageCode, ...LanguageCode[]];
const targets = Object.keys(targetLanguages) as [TargetLanguage, ...TargetLanguage[]];

const capability = z.object({
  /** `limited`: there is a simpler substitute, described in `text`. */
  state: z.enum(['full', 'limited', 'missing']),
  /** One sentence for visitors: what they get here. */
  text: z.string(),
  /** A step for the administrator that unlocks the rest, such as a command or a setting; null if nothing is missing. */
  unlock: z.string().nullable(),
});
/** One ability of this installation, in words for visitors and for its administrator. */
export type Capability = z.output<typeof capability>;

/** An account provider that visitors can choose. */
export const signInProvider = z.object({
  /** The name that visitors know it by, such as `Google`. */
  label: z.string(),
  /** Going there begins signing in. */
  path: z.string(),
});
/** See {@link signInProvider}. */
export type SignInProvider = z.output<typeof signInProvider>;

/** The languages that documents in one language can be translated into. */
const translationPairs = z.object({ from: z.enum(sources), to: z.array(z.enum(targets)) });
export type TranslationPairs = z.output<typeof translationPairs>;

const byName = {
  /** Office files (Word, Excel, PowerPoint, OpenDocument, RTF) to PDF. */
  office: capability,
  /** Text of scanned pages and pictures. */
  recognition: capability,
  /** Summaries, quizzes and finding sensitive data. */
  understanding: capability,
  translation: capability,
} satisfies Record<CapabilityName, typeof capability>;

/** Answer of `GET /api/capabilities`: what this installation can do, so that screens can say it before an upload. */
export const capabilitiesReply = z.object({
  ...byName,
  /** Between which languages documents can be translated here; null: between any. */
  translationPairs: z.array(translationPairs).nullable(),
  /** Languages in which scanned pages and pictures are read here. */
  recognitionLanguages: z.array(z.enum(sources)),
  /** Who answers the AI tools. */
  answeredBy,
  /** File name endings, with the dot, that can't be converted here. */
  unavailableExtensions: z.array(z.string()),
  /** Ids of the tools that administrators have switched off here. */
  toolsOff: z.array(z.string()),
  /** How long files are kept that are sent now. */
  retention,
  /** Hosts whose pages `POST /api/web-pages` reads; none: it reads no pages. */
  webPageHosts: z.array(z.string()),
  /** Where visitors can sign in; none where no account provider is set up. */
  signIn: z.array(signInProvider),
  /** Whether recipients of members' signature requests get their links by mail. */
  mail: z.boolean(),
});
/** Put together by the gateway from what services/pdf and services/ai say. */
export type CapabilitiesReply = z.output<typeof capabilitiesReply>;

/** Answer to the question `ask.ai.translations`: what is translated without a provider. */
export interface TranslationOffer {
  /** Names of the models on this server, such as `en-de 2.1`. */
  readonly models: readonly string[];
  /** The server that the settings name for translation, and whether it says what it translates; null for none. */
  readonly server: { readonly host: string; readonly isReached: boolean } | null;
  readonly pairs: readonly TranslationPairs[];
}

/** Answer to the question `ask.pdf.capabilities`: the part of it that the pdf service knows. */
export type DocumentCapabilities = Pick<
  CapabilitiesReply,
  'office' | 'recognition' | 'recognitionLanguages' | 'unavailableExtensions'
>;
