import { z } from 'zod';
import type { Model } from '../model/model.js';
import { estimateTokens } from '../model/count-tokens.js';
import { prompt } from '../prompts/prompt.js';
import type { CategoryName } from './categories.js';
import { spansOf } from './detectors/detector.js';
import { withoutOverlaps, type Hit } from './find-sensitive.js';
import type { PageText } from './page-text.js';

/** Types that a model may add. A number with check digits is better found without it. */
const asked = ['person_name', 'postal_address', 'health', 'date_of_birth', 'other_personal_data'] as const;

const answer = z.object({
  findings: z.array(z.object({ type: z.enum(asked), text: z.string() })).max(400),
});

const ANSWER_TOKENS = 3000;
const TEXT_MIN = 2;
const TEXT_MAX = 300;
/** Data takes this share of the room of a question; the rest is for the task itself. */
const DATA_SHARE = 0.8;

/** The types that a model was asked about, and those that it added. */
export interface Added {
  readonly hits: ReadonlyMap<PageText, readonly Hit[]>;
  /** Pages that it has seen. */
  readonly pages: number;
}

interface Asking {
  readonly model: Model;
  readonly report: (done: number, total: number) => void;
}

/**
 * Lets a model look for what no pattern tells. Whatever it names must stand in the text, word for word.
 *
 * @throws Refusal as `Model.ask`.
 */
export const askModel = async (pages: readonly PageText[], { model, report }: Asking): Promise<Added> => {
  const hits = new Map<PageText, readonly Hit[]>();
  const groups = groupsOf(pages, Math.floor(model.room * DATA_SHARE));
  let seen = 0;
  for (const [index, group] of groups.entries()) {
    const data = group.map(({ text }) => text).join('\n\n');
    if (model.left() < 2 * estimateTokens(data) + ANSWER_TOKENS) break;
    report(index, groups.length);
    const { findings } = await model.ask({ task: prompt('find-sensitive'), data, answer, answerTokens: ANSWER_TOKENS });
    for (const page of group)
      hits.set(
        page,
        findings.flatMap(({ type, text }) => placesOf(page, type, text)),
      );
    seen += group.length;
  }
  return { hits, pages: seen };
};

/** Pages together as far as one question has room for them; a page that has more is asked about alone. */
const groupsOf = (pages: readonly PageText[], room: number): readonly (readonly PageText[])[] => {
  const groups: PageText[][] = [];
  let tokens = Infinity;
  for (const page of pages.filter(({ text }) => text.trim() !== '')) {
    const needed = estimateTokens(page.text);
    if (tokens + needed > room) {
      groups.push([]);
      tokens = 0;
    }
    groups.at(-1)?.push(page);
    tokens += needed;
  }
  return groups;
};

/** Every place where it stands as a text of its own, with any white space between its words. */
const placesOf = ({ text }: PageText, type: CategoryName, named: string): readonly Hit[] => {
  const words = named.trim().split(/\s+/);
  if (named.length < TEXT_MIN || named.length > TEXT_MAX) return [];
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`)).join(String.raw`\s{1,3}`);
  const alone = new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])`, 'gu');
  return spansOf(text, alone).map((span) => ({ ...span, type }));
};

/** Joins the findings of the detectors with those that the model found elsewhere. */
export const together = (hits: readonly Hit[], added: readonly Hit[]): readonly Hit[] => {
  const isElsewhere = ({ start, end }: Hit): boolean => hits.every((hit) => hit.end <= start || hit.start >= end);
  return withoutOverlaps([...hits, ...added.filter(isElsewhere)]);
};
