import type { Locator, Page } from 'playwright-core';
import type { TextValues } from '../../contracts/texts/wording.js';
import { asInput } from '../pictures/scenes/workbench-acts.js';
import type { Upload } from '../harness/http-client.js';
import type { Stage } from './axe-stage.js';

type Find = (text: string, values?: TextValues) => Locator;

/** A page in some language, and what is on it by its English wording. */
export interface Visit {
  readonly page: Page;
  readonly stage: Stage;
  readonly button: Find;
  readonly link: Find;
  readonly tab: Find;
  readonly checkbox: Find;
  readonly dialog: Find;
  readonly region: Find;
  readonly heading: Find;
  /** Finds the options of a tool, whose name is given. */
  readonly options: Find;
  readonly field: Find;
  readonly text: Find;
  /** A button whose name goes on after these words. */
  readonly starting: Find;
  /** Text that goes on before or after these words. */
  readonly saying: Find;
  /** Fills the input for files that is on the page. */
  readonly choose: (...files: readonly Upload[]) => Promise<void>;
}

const literally = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const visitOf = (page: Page, stage: Stage): Visit => {
  const { said } = stage;
  const named =
    (role: Parameters<Page['getByRole']>[0]): Find =>
    (text, values) =>
      page.getByRole(role, { name: said(text, values), exact: true });
  return {
    page,
    stage,
    button: named('button'),
    link: named('link'),
    tab: named('tab'),
    checkbox: named('checkbox'),
    dialog: named('dialog'),
    region: named('region'),
    heading: named('heading'),
    options: (tool) => page.getByRole('form', { name: said('{tool}: options', { tool: said(tool) }), exact: true }),
    field: (text, values) => page.getByLabel(said(text, values), { exact: true }),
    text: (text, values) => page.getByText(said(text, values), { exact: true }),
    starting: (text, values) => page.getByRole('button', { name: new RegExp(`^${literally(said(text, values))}`) }),
    saying: (text, values) => page.getByText(said(text, values)),
    choose: (...files) => page.locator('input[type=file]').first().setInputFiles(files.map(asInput)),
  };
};
