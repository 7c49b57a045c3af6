import type { Msg } from 'nats';

/** Facts about a message that the server puts into its address for acknowledgements. */
export interface AckAddress {
  readonly deliveries: number;
  /** Number of the message on the stream. */
  readonly sequence: number;
  /** How many messages its consumer has given out by then, counting from 1. */
  readonly given: number;
}

/**
 * `$JS.ACK.{stream}.{consumer}.{deliveries}.{sequence}.{given}...`, with a domain and an account before the stream on
 * servers that name them.
 */
export const ackAddressOf = ({ reply = '' }: Pick<Msg, 'reply'>): AckAddress => {
  const tokens = reply.split('.');
  const [deliveries, sequence, given] = tokens.slice(tokens.length > 9 ? 6 : 4).map(Number);
  return { deliveries: deliveries ?? 0, sequence: sequence ?? 0, given: given ?? 0 };
};
