import { createHash } from 'node:crypto';
import { Refusal } from '../../../contracts/errors.js';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import type { RedactionItem } from '../../../contracts/tools/redaction-items.js';
import { redactionEngines } from '../engines/versions.js';
import type { Drawing } from '../redaction/draw/draw-boxes.js';
import { appearsOutsidePages } from '../redaction/survey/outside-pages.js';
import { withNeutralIds } from '../redaction/find/neutral-ids.js';
import { earlierRevisions, appearsInEarlierRevision } from '../redaction/survey/earlier-revisions.js';
import { loadToRedact } from '../redaction/load-to-redact.js';
import { placesOfItem, redactionNotes, showsSensitiveText, searchNotes } from '../redaction/redaction-notes.js';
import { receiptOf } from '../redaction/redaction-receipt.js';
import type { OnStep } from '../redaction/gates/run-gates.js';
import { redact as redactSurveyed } from '../redaction/redact-document.js';
import { survey, type Survey } from '../redaction/survey/survey.js';
import { pdf, type Operation } from '../operation.js';
import { protectedLike } from '../protection/protected-like.js';
import { orUnreadable } from '../opening/unreadable.js';

type Options = OptionsOf<'pdf-redact'>;

/**
 * Removes texts, patterns and areas from a PDF, covers their places with boxes, and proves that they are gone.
 *
 * Texts are found without regard to case, across ends of lines, hyphens, ligatures and pieces of text, hidden ones
 * too; patterns are RE2 expressions, which tell capital from small letters unless they or `ignoreCase` say otherwise. Whatever the page an item is for, names, bookmarks, properties, annotations and
 * form fields that show it are cleaned in the whole document; attachments, scripts and earlier revisions always go.
 *
 * @param files    exactly one PDF.
 * @param options  `redactionItems`, each for a page or all of them, areas in shares of the displayed page; `ignoreCase`
 *   for all patterns, whose own flags come first;
 *   `redactionColor` and `redactionPattern` of the boxes, which are opaque in any case; `preserveFormatting`: each box
 *   keeps exactly the extent of the text and its replacement the size of its letters, cut off at the end of the box;
 *   else boxes have a margin, and replacements are made to fit. Nothing around a box ever moves.
 * @returns a new PDF without earlier revisions, and a receipt with every box and check, which says nothing of the
 *   texts. A page that fails a check becomes a picture with the boxes burnt in.
 * @throws Refusal as {@link loadToRedact}; `pages.out-of-range`; `tool.option-invalid` for a pattern that is none;
 *   `redact.nothing-found`; `redact.too-many-matches`; `redact.not-proven` when a check still fails: then there is no
 *   file.
 */
export const redact: Operation<'pdf-redact'> = async ([file], options, work) => {
  const source = await loadToRedact(file, work);
  return orUnreadable(file.name, async () => {
    const items = withNeutralIds(options.redactionItems);
    const total = source.pageCount * 2;
    const onPage = (index: number) => work.report({ done: index, total, step: `reading page ${index + 1}` });
    const { ignoreCase } = options;
    const surveyed = await survey(source, { items, extent: extentOf(options), ignoreCase }, { ...work, onPage });
    const drawing = drawingFor({ ...options, redactionItems: [...items] }, surveyed);
    const onStep: OnStep = (step, pagesToRecognise) =>
      work.report({ done: source.pageCount, total, step, ...(pagesToRecognise !== undefined && { pagesToRecognise }) });
    const done = await redactSurveyed(surveyed, { before: surveyed.before, drawing }, { ...work, onStep });
    const { annotations, strings } = done.scrubbed.counts;
    const isUntouched = done.boxes.length === 0 && annotations + strings === 0;
    const isThere = !isUntouched || (await appearsOutsidePages(surveyed.bytes, surveyed.sensitiveTexts));
    const onlyInEarlierRevision = !isThere && (await appearsInEarlierRevision(file, surveyed, work));
    if (!isThere && !onlyInEarlierRevision) throw nothingFound(surveyed, items);
    const replacementLeftOut = items.some(
      ({ id, replacement }) => replacement !== '' && drawing.replacementOf(id) === '',
    );
    const notes = [
      ...source.notes,
      ...redactionNotes(surveyed, done, { items, replacementLeftOut, onlyInEarlierRevision }),
    ];
    const bytes = (await protectedLike(file, [done.bytes], work.qpdf))?.[0] ?? done.bytes;
    const hashes = { input: sha256(file.bytes), output: sha256(bytes) };
    const engines = await redactionEngines(work.qpdf);
    const facts = { found: surveyed, items, hashes, engines, revisions: earlierRevisions(file.bytes).length };
    const receipt = receiptOf(done, { ...facts, places: (id) => placesOfItem(surveyed, id) });
    return { ...pdf(bytes, notes), receipt };
  });
};

const extentOf = ({ preserveFormatting }: Options) => ({ exact: preserveFormatting });

const drawingFor = (options: Options, surveyed: Survey): Drawing => {
  const { redactionItems: items, redactionColor: colour, redactionPattern: pattern, preserveFormatting } = options;
  const texts = new Map(
    items.map(({ id, replacement }) => [id, showsSensitiveText(surveyed, replacement) ? '' : replacement.trim()]),
  );
  return {
    style: { colour, pattern },
    exact: preserveFormatting,
    replacementOf: (item) => texts.get(item) ?? '',
  };
};

const nothingFound = (surveyed: Survey, items: readonly RedactionItem[]): Refusal => {
  const reasons = ['none of the items is in this document', ...searchNotes(surveyed, items).map(({ text }) => text)];
  return new Refusal('redact.nothing-found', { reason: reasons.map((reason) => reason.replace(/\.$/, '')).join('. ') });
};

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
