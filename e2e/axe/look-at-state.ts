import type { Page } from 'playwright-core';
import { switchTo, violationsOn, widerThanPage } from '../harness/accessibility.js';
import { picture } from '../harness/browser.js';
import type { AxeState } from './axe-state.js';
import type { Visit } from './axe-visit.js';
import { schemes, sizeOf, widths } from './combinations.js';

/** The results of all looks at a state in one language. */
export interface Seen {
  readonly state: string;
  readonly looks: number;
  /** The faults, each with the looks that found it. */
  readonly findings: ReadonlyMap<string, readonly string[]>;
}

/** Long enough for a screen that is fetched late, on a busy machine. */
const SHOWN_MS = 60_000;
/** A state that has been reached is shown for so long at least: it may not go by itself or with the size of the window. */
const STILL_SHOWN_MS = 5_000;

/** Names the elements that are wider than the page, by the innermost one: all around it are, too. */
const widthOf = (elements: readonly string[]): readonly string[] =>
  elements.slice(-1).map((element) => `wider than the page: ${element}`);

const findingsOn = async (page: Page): Promise<readonly string[]> => [
  ...(await violationsOn(page, undefined, ['target-size'])),
  ...widthOf(await widerThanPage(page)),
];

/** Reaches a state. @throws Error where what it shows does not come. */
export const reach = async (state: AxeState, visit: Visit): Promise<void> => {
  await visit.page.setViewportSize(sizeOf(state.widths?.at(-1) ?? 1280));
  await state.reach?.(visit);
  await state.shows(visit).first().waitFor({ timeout: SHOWN_MS });
};

/** Looks at a state that has been reached, on every width in light and dark. @throws Error where it goes meanwhile. */
export const lookAtState = async (state: AxeState, visit: Visit): Promise<Seen> => {
  const { page, stage } = visit;
  const findings = new Map<string, string[]>();
  let looks = 0;
  for (const width of state.widths ?? widths) {
    await page.setViewportSize(sizeOf(width));
    for (const scheme of schemes) {
      const look = `${width} ${scheme} ${stage.language}`;
      await switchTo(page, scheme);
      await state.shows(visit).first().waitFor({ timeout: STILL_SHOWN_MS });
      for (const finding of await findingsOn(page)) findings.set(finding, [...(findings.get(finding) ?? []), look]);
      await picture(page, `axe-${state.name}-${look.replaceAll(' ', '-')}`);
      looks += 1;
    }
  }
  await page.setViewportSize(sizeOf(1280));
  await switchTo(page, 'light');
  return { state: state.name, looks, findings };
};
