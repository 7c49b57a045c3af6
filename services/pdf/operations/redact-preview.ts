import type { RedactionPreviewReply } from '../../../contracts/api/redaction-preview.js';
import { loadToRedact } from '../redaction/load-to-redact.js';
import { previewOf } from '../redaction/preview-reply.js';
import { survey } from '../redaction/survey/survey.js';
import { json, type Operation } from '../operation.js';
import { orUnreadable } from '../opening/unreadable.js';

/**
 * Tells what a redaction with the same items would remove, without changing anything.
 *
 * @param files    exactly one PDF.
 * @param options  `redactionItems`, `ignoreCase` and `preserveFormatting` as for {@link redact}.
 * @returns JSON: where each item is found, as shares of the displayed pages. Items that are found nowhere are no
 *   refusal here.
 * @throws Refusal as {@link loadToRedact}; `pages.out-of-range`; `tool.option-invalid` for a pattern that is none;
 *   `redact.too-many-matches`.
 */
export const redactPreview: Operation<'pdf-redact-preview'> = async ([file], options, work) => {
  const source = await loadToRedact(file, work);
  return orUnreadable(file.name, async () => {
    const { redactionItems: items, ignoreCase, preserveFormatting: exact } = options;
    const onPage = (done: number, total: number) => work.report({ done, total, step: `reading page ${done + 1}` });
    const surveyed = await survey(source, { items, extent: { exact }, ignoreCase }, { ...work, onPage });
    const answer: RedactionPreviewReply = await previewOf(surveyed, items);
    return json(answer);
  });
};
