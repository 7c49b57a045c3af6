import { withFieldsDrawn } from '../engines/pdfium/drawn-fields.js';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import type { WithQpdf } from '../engines/qpdf/qpdf.js';
import { isBeyondEngines } from '../opening/unreadable.js';
import { asksForAppearances, hasFields } from './forms.js';
import { openSources, type OpenedSource } from './open-sources.js';

/**
 * A form may ask its readers to draw all fields anew. In one form of several, that would change the fields of files that
 * don't ask for it: there, the fields of those that do are drawn now.
 */
export const withOwnAppearances = async (
  sources: readonly OpenedSource[],
  work: WithQpdf,
): Promise<readonly OpenedSource[]> => {
  const forms = sources.filter(hasFields);
  if (forms.every(asksForAppearances)) return sources;
  const drawn: OpenedSource[] = [];
  for (const source of sources) {
    drawn.push(hasFields(source) && asksForAppearances(source) ? await withAppearances(source, work) : source);
  }
  return drawn;
};

/** As it is where the engine can't, or does not see all of its pages. */
const withAppearances = async (source: OpenedSource, work: WithQpdf): Promise<OpenedSource> => {
  try {
    const bytes = await withDocument(source.bytes, withFieldsDrawn);
    const [drawn] = await openSources([{ name: source.name, bytes }], work);
    return drawn?.pageCount === source.pageCount ? { ...drawn, notes: source.notes } : source;
  } catch (error) {
    if (isBeyondEngines(error)) return source;
    throw error;
  }
};
