import { z } from 'zod';

/** Specification section 3, "Sensitive-data analysis". */
export const riskLevel = z.enum(['high', 'medium', 'low']);
export type RiskLevel = z.output<typeof riskLevel>;

const finding = z.object({
  /** Words joined by underscores, such as `credit_card`. */
  type: z.string(),
  riskLevel,
  count: z.number(),
  recommendation: z.string(),
  /** The very texts and their pages (from 1), for marking them; absent where the detector cannot tell. */
  matches: z.array(z.object({ text: z.string(), page: z.number() })).optional(),
});
export type Finding = z.output<typeof finding>;

/** Answer of `POST /api/pdf/detect-sensitive`. */
export const detectSensitiveReply = z.object({
  analysis: z.object({ overallRiskLevel: riskLevel, summary: z.string(), categories: z.array(finding) }),
});
export type SensitiveAnalysis = z.output<typeof detectSensitiveReply>['analysis'];
