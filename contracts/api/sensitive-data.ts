import { z } from 'zod';
import { answeredBy } from './ai.js';

/** How bad it would be to share something. Requirement. */
export const riskLevel = z.enum(['high', 'medium', 'low']);
/** The risk of a category, or of a document: the highest of its categories. */
export type RiskLevel = z.output<typeof riskLevel>;

/** In points as displayed, from the top left corner of the page. */
const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

const finding = z.object({
  /** Words joined by underscores, such as `credit_card`. */
  type: z.string(),
  riskLevel,
  count: z.number(),
  recommendation: z.string(),
  /** `high`: check digits or format prove it; `medium`: the words around it suggest it; `low`: it only looks like it. */
  confidence: z.enum(['high', 'medium', 'low']).optional(),
  /**
   * The exact texts and their pages (from 1; 0 for what stands on no page, such as a property of the document), for
   * marking them; absent if the detector does not know. `boxes`: one for each line of the text, none for what does not
   * stand in the content of a page, such as a note. `confidence`: where it is lower than that of the category.
   */
  matches: z
    .array(
      z.object({
        text: z.string(),
        page: z.number(),
        boxes: z.array(box).readonly().optional(),
        confidence: z.enum(['low']).optional(),
      }),
    )
    .readonly()
    .optional(),
});
/** Everything of one category in one document. */
export type Finding = z.output<typeof finding>;

/** Answer of `POST /api/pdf/detect-sensitive`. */
export const detectSensitiveReply = z.object({
  analysis: z.object({
    overallRiskLevel: riskLevel,
    summary: z.string(),
    categories: z.array(finding).readonly(),
    /** Who searched. A model only adds to what the built-in detectors find. */
    answeredBy: answeredBy.optional(),
  }),
});
/** Never kept: it quotes what should not be shared. */
export type DetectSensitiveReply = z.output<typeof detectSensitiveReply>;
/** The findings in one document; requirement. */
export type SensitiveAnalysis = DetectSensitiveReply['analysis'];
