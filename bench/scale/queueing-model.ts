/** A part that customers pass one after the other, or several at a time. */
export interface Station {
  readonly name: string;
  /** Milliseconds of it that one customer needs. */
  readonly demandMs: number;
  /** Customers that it serves at a time; Infinity: nobody waits for another. */
  readonly servers: number;
}

export interface Prediction {
  readonly perSecond: number;
  /** Milliseconds that one customer takes. */
  readonly ms: number;
}

/**
 * The throughput of a closed system: so many customers, each with one job after the other.
 *
 * @see M. Reiser, S. Lavenberg, "Mean-value analysis of closed multichain queuing networks", 1980; a station of several
 * servers is one that is as many times as fast, and a delay for the rest of the demand (A. Seidmann et al., 1987).
 */
export const predict = (stations: readonly Station[], customers: number): Prediction => {
  const delayMs = stations.reduce((sum, station) => sum + delayOf(station), 0);
  const demands = stations.map(({ demandMs, servers }) => demandMs / servers);
  let queues = demands.map(() => 0);
  let ms = delayMs;
  for (let present = 1; present <= customers; present += 1) {
    const times = demands.map((demand, at) => demand * (1 + (queues[at] ?? 0)));
    ms = delayMs + times.reduce((sum, time) => sum + time, 0);
    queues = times.map((time) => (present / ms) * time);
  }
  return { perSecond: (customers * 1000) / ms, ms };
};

const delayOf = ({ demandMs, servers }: Station): number =>
  servers === Infinity ? demandMs : (demandMs * (servers - 1)) / servers;

/** How many customers a second a station carries when it does nothing else. */
export const capacityOf = ({ demandMs, servers }: Station): number => (servers * 1000) / demandMs;

/** The station that is the first to have no time left. */
export const firstFull = (stations: readonly Station[]): Station | undefined =>
  stations.reduce<Station | undefined>(
    (first, one) => (first === undefined || capacityOf(one) < capacityOf(first) ? one : first),
    undefined,
  );
