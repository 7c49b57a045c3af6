import { fit } from '../../../contracts/tools/availability.js';
import { catalogue } from '../../../contracts/tools/catalogue.js';
import { writePagePlan } from '../../../contracts/tools/page-plan.js';
import type { Tool } from '../../../contracts/tools/tool.js';
import { planFieldOf, type OptionValues } from '../../tools/fields-of-options.js';
import { kindsOf, type Selection } from '../files/selection.js';
import { planned, type Arrangement } from '../files/placed-page.js';

/** The tool that only applies the arrangement; undefined if none takes this selection. */
export const arrangerOf = (selection: Selection): Tool | undefined =>
  (catalogue as readonly Tool[]).find(
    (tool) => tool.arrangesPages && tool.audience !== 'call' && fit(tool, kindsOf(selection)).fits,
  );

/** The arrangement as a tool option. */
export const planOption = (tool: Tool, { files }: Selection, arrangement: Arrangement | null): OptionValues => {
  const name = arrangement && planFieldOf(tool);
  if (!name) return {};
  return {
    [name]: writePagePlan(
      planned(
        arrangement.pages,
        files.map(({ id }) => id),
      ),
    ),
  };
};
