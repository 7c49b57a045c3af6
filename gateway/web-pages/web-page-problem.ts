/** A page cannot be read; the message is a reason for people. */
export class WebPageProblem extends Error {
  override readonly name = 'WebPageProblem';
}
