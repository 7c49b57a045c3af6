import type { Finding } from '../../../../contracts/api/sensitive-data.js';
import type { EditorContext } from '../editor.context.js';
import { markTexts, type Marks } from '../redact/marks.js';

/** A type for people, such as `credit card`. Specification section 3, "Sensitive-data analysis". */
export const typeText = ({ type }: Pick<Finding, 'type'>): string => type.replaceAll('_', ' ');

export const findingOf = ({ analysis }: Pick<EditorContext, 'analysis'>, type: string): Finding | undefined =>
  analysis?.categories.find((category) => category.type === type);

/** The marks together with what a finding names. */
export const withFinding = ({ marks, analysis }: Pick<EditorContext, 'marks' | 'analysis'>, type: string): Marks =>
  markTexts(marks, findingOf({ analysis }, type)?.matches ?? []);
