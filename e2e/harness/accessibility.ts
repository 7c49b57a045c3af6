import type { AxeResults } from 'axe-core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from './repository.js';

const axeSource = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** The rules that depend on the colours of a page; the others find the same in every one. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const;

/**
 * Names everything that axe holds against the page as it stands, one line per element; frames are looked at as pages of
 * their own.
 *
 * @param rules  those to look at; all by default
 * @param more  rules of axe that it leaves out by itself
 */
export const violationsOn = async (
  page: Page,
  rules?: readonly string[],
  more: readonly string[] = [],
): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const options = {
    iframes: false,
    resultTypes: ['violations'],
    rules: Object.fromEntries(more.map((rule) => [rule, { enabled: true }])),
    ...(rules && { runOnly: rules }),
  };
  const results = await page.evaluate((asked) => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    return axe.run(asked);
  }, options);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
};

/** Lets the system change between light and dark, and the page follow to the end. */
export const switchTo = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const isFading = (animation: Animation) =>
      animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity;
    // An element begins to change only when the one around it has changed, so there are pauses in between.
    for (let calm = 0; calm < 5; calm = document.getAnimations().some(isFading) ? 0 : calm + 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
};

/** Elements that stick out of the page where its lines end (left in Arabic), the page itself first. */
export const widerThanPage = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isMirrored = document.documentElement.dir === 'rtl';
    const beyond = ({ left, right }: DOMRect): number => (isMirrored ? -left : right - width);
    const isScrolled = (element: Element): boolean =>
      element !== document.documentElement &&
      (getComputedStyle(element).overflowX !== 'visible' ||
        (!!element.parentElement && isScrolled(element.parentElement)));
    return [...document.querySelectorAll('html, body, body *')]
      .filter((element) => element.scrollWidth > width || beyond(element.getBoundingClientRect()) > 0.5)
      .filter((element) => !isScrolled(element) && element.checkVisibility())
      .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`);
  });

/** Presses Tab until the control with this name has the focus. @throws Error when it is not reached. */
export const tabTo = async (page: Page, name: string): Promise<void> => {
  const button = page.getByRole('button', { name, exact: true });
  await button.first().waitFor();
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab');
    if (await button.evaluateAll((all) => all.some((one) => one.matches(':focus-visible')))) return;
  }
  throw new Error(`no way to "${name}" by the Tab key`);
};
