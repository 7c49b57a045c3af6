import { browserProgram } from './browser.js';

/** `test`, or `test.skip` where a program is missing; name the program in the title. */
export const testWith = (program: string | undefined): jest.It => (program === undefined ? test.skip : test);

/** `test` where a browser is installed; put "chromium" in the title. */
export const testInBrowser = testWith(browserProgram);
