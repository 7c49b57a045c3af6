/** Why a change to a page would not come out as it is meant. */
export class NotSafe extends Error {
  override readonly name = 'NotSafe';

  constructor(readonly reason: string) {
    super(reason);
  }
}
