/** A log that nobody may go on with; the message says why and what to do. */
export class WrongLog extends Error {
  override readonly name = 'WrongLog';
}
