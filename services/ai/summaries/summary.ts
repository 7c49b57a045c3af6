/** A sentence of a summary, and the page that it is taken from (from 1). */
export interface Cited {
  readonly text: string;
  readonly page: number;
}

/** A part of a summary: a paragraph, or points. */
export interface SummarySection {
  readonly heading: string;
  /** Each point is some sentences. */
  readonly points: readonly (readonly Cited[])[];
  /** `paragraph`: one after the other, without bullets. */
  readonly look: 'paragraph' | 'points';
}

/** @see SummarizationResult for what each sign means. */
export const summaryText = (sections: readonly SummarySection[]): string =>
  sections
    .filter(({ points }) => points.length > 0)
    .map(({ heading, points, look }) => {
      const lines = points.map((sentences) => sentences.map(cited).join(' '));
      return `## ${heading}\n\n${look === 'points' ? lines.map((line) => `- ${line}`).join('\n') : lines.join(' ')}`;
    })
    .join('\n\n');

/** Behind the full stop, so that it stays the sentence of the document. */
const cited = ({ text, page }: Cited): string => `${text} (p. ${page})`;
