import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { browserProgram, picture } from '../harness/browser.js';
import { openTheatre, type Stage, type Theatre } from './axe-stage.js';
import type { AxeWalk } from './axe-state.js';
import { axeWalks } from './axe-states.js';
import { visitOf } from './axe-visit.js';
import { languages, type Language } from './combinations.js';
import { lookAtState, reach } from './look-at-state.js';
import { linesOf, summaryOf, type StateResult } from './axe-report.js';

const { values } = parseArgs({ options: { only: { type: 'string' } } });

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** The start of an error, which for playwright is followed by its log. */
const reasonOf = (error: unknown): string => String(error).split('\n').slice(0, 3).join(' ');

/** Where a walk ends before its end: with the error, or because of it. */
const missedIn = (states: AxeWalk['states'], language: Language, error: unknown): StateResult[] =>
  states.map(({ name }, at) => ({
    language,
    state: name,
    missed: at === 0 ? reasonOf(error) : `it comes after ${states[0]?.name ?? ''}`,
  }));

/** Takes the looks at each state of a walk; a state that is not reached ends it. */
const takeWalk = async (walk: AxeWalk, stage: Stage): Promise<StateResult[]> => {
  const { language } = stage;
  const results: StateResult[] = [];
  let page: Page | undefined;
  try {
    page = await (walk.open ?? (({ visit }) => visit(walk.path)))(stage);
    const visit = visitOf(page, stage);
    for (const state of walk.states) {
      await reach(state, visit);
      results.push({ language, ...(await lookAtState(state, visit)) });
    }
    return results;
  } catch (error) {
    if (page) await picture(page, `axe-missed-${language}`);
    return [...results, ...missedIn(walk.states.slice(results.length), language, error)];
  } finally {
    await page?.context().close();
  }
};

const walkAll = async (walks: readonly AxeWalk[], theatre: Theatre): Promise<StateResult[]> => {
  const all: StateResult[] = [];
  for (const walk of walks) {
    const results = (await Promise.all(languages.map((language) => takeWalk(walk, theatre.stageIn(language))))).flat();
    print(linesOf(results).join('\n'));
    all.push(...results);
  }
  return all;
};

/** Whether a walk comes by a state that is asked for. */
const isWanted = ({ states }: AxeWalk): boolean => states.some(({ name }) => new RegExp(values.only ?? '').test(name));

if (browserProgram === undefined) throw new Error('this needs chromium');
const theatre = await openTheatre();
try {
  const { text, isGood } = summaryOf(await walkAll(axeWalks.filter(isWanted), theatre));
  print(`\n${text}`);
  if (!isGood) process.exitCode = 1;
} finally {
  await theatre.close();
}
