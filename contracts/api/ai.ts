import { z } from 'zod';

/** Who can answer. */
export const answererKinds = ['model', 'built-in', 'own-model', 'translation-server'] as const;

/**
 * Who answered: a model of the configured AI provider, the built-in engine, a translation model on this server, or
 * another server that translates.
 */
export const answeredBy = z.object({
  kind: z.enum(answererKinds),
  /** For people, such as the name of the model. */
  name: z.string(),
});
/** Goes with every AI result, so that people know whether a model made it. */
export type AnsweredBy = z.output<typeof answeredBy>;

/** The answer of an installation without an AI provider. */
export const BUILT_IN: AnsweredBy = { kind: 'built-in', name: "Docket's own extract (no AI provider configured)" };

/** One file's summary. Requirement. */
export const summarizationResult = z.object({
  fileName: z.string(),
  mimeType: z.string(),
  success: z.boolean(),
  /**
   * Markdown: `## ` before the heading of a section, `- ` before a key point, and `(p. 3)` after each sentence for the
   * page it is taken from; empty without success.
   */
  summary: z.string(),
  /** Why there is none, for people; null with success. */
  error: z.string().nullable(),
  metadata: z.object({
    /** Milliseconds. */
    processingTime: z.number(),
    answeredBy,
  }),
});
/** Written by services/ai; `error` and `summary` exclude each other. */
export type SummarizationResult = z.output<typeof summarizationResult>;

/** Answer of `POST /api/summarize`. Requirement. */
export const summarizeReply = z.object({ success: z.boolean(), results: z.array(summarizationResult) });
/** `success` is false when no file could be summarised. */
export type SummarizeReply = z.output<typeof summarizeReply>;

/** Receipt of a conversion by `ai-summarize`, as `GET /api/receipt/{hash}` gives it. Requirement. */
export const summaryReceipt = z.object({
  summarizationType: z.string(),
  summarizationResults: z.array(summarizationResult),
});
/** Kept beside the PDF of a summary; the summary viewer reads it. */
export type SummaryReceipt = z.output<typeof summaryReceipt>;

/** Letters of the answers of a quiz question, in order. */
export const answerLetters = ['A', 'B', 'C', 'D'] as const;

/** One question as the server makes it. Requirement. */
export const rawQuestion = z.object({
  question: z.string(),
  options: z.object({ A: z.string(), B: z.string(), C: z.string(), D: z.string() }),
  correctAnswer: z.enum(answerLetters),
});
/** Letters A to D here; the workbook counts answers from 1. */
export type RawQuestion = z.output<typeof rawQuestion>;

/** Answer of `POST /api/generate-quiz`; each summary has one fenced json block, a list of {@link rawQuestion}. */
export const generateQuizReply = z.object({
  success: z.boolean(),
  results: z.array(
    z.object({
      fileName: z.string(),
      success: z.boolean(),
      summary: z.string(),
      error: z.string().nullable(),
      metadata: z.object({ processingTime: z.number(), answeredBy }),
    }),
  ),
});
/** One result per file sent. */
export type GenerateQuizReply = z.output<typeof generateQuizReply>;

/** Answer of `POST /api/detect-language`. Requirement. */
export const detectLanguageReply = z.object({
  languageInfo: z.object({
    languageName: z.string(),
    /** ISO 639-1 code; `unknown` if no language is certain enough. */
    primaryLanguage: z.string(),
    /** 0 to 1: how far the language is ahead of the runner-up. */
    confidence: z.number().min(0).max(1),
    /** Unicode script, such as `Latin`. */
    detectedScript: z.string(),
  }),
});
/** Refused with `document.no-text` for a document without any text. */
export type DetectLanguageReply = z.output<typeof detectLanguageReply>;
/** The language of one document, as services/ai tells it. */
export type LanguageInfo = DetectLanguageReply['languageInfo'];

/** The receipt that is kept beside a translated document. */
export const translationReceipt = z.object({
  answeredBy,
  /** ISO 639-1; `unknown` if it could not be detected. */
  sourceLanguage: z.string(),
  targetLanguage: z.string(),
  /** Number of texts in the document, and how many of them were left untranslated. */
  segments: z.number(),
  kept: z.number(),
});
/** Counts of translated and kept segments; owner: services/ai. */
export type TranslationReceipt = z.output<typeof translationReceipt>;

/** Header that names who answered, where the answer is a file: its kind, then a space and the name. */
export const ANSWERED_BY_HEADER = 'Docket-Answered-By';
