/** The log is not the one whose checkpoints were signed. */
export class LogNotAsSigned extends Error {
  override readonly name = 'LogNotAsSigned';

  constructor(what: string) {
    super(`the log is not as it was signed (${what}); "npm run verify" names the first bad position`);
  }
}
