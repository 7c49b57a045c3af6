import type { Telemetry } from '../../services/platform/telemetry/telemetry.js';
import type { StartOnce } from '../../services/platform/leases/hold-lease.js';
import { watchBus, type BusUse } from '../../services/platform/telemetry/watch-bus.js';
import { watchStore } from '../../services/platform/telemetry/watch-store.js';
import type { Ports } from '../ports/ports.js';

/** The lease of whoever publishes. */
export const RELAY = 'relay';

/** The ports, of which is noted what passes through. What is appended passes through the opened log alone. */
export const watchPorts = <Given extends Pick<Ports, 'store' | 'bus' | 'sealed' | 'startOnce'>>(
  ports: Given,
  telemetry: Telemetry,
  use: BusUse,
): Given => ({
  ...ports,
  store: watchStore(ports.store, telemetry),
  bus: watchBus(ports.bus, telemetry, use),
  sealed: { ...ports.sealed, bus: watchBus(ports.sealed.bus, telemetry, use) },
  startOnce: watchRelay(ports.startOnce, use),
});

/** Who has lost the lease publishes no more, and another process tells how far it is. */
const watchRelay =
  (startOnce: StartOnce, use: BusUse): StartOnce =>
  (name, start) =>
    startOnce(name, async () => {
      const running = await start();
      const stop = async (): Promise<void> => {
        await running.stop();
        if (name === RELAY) use.published = undefined;
      };
      return { stop };
    });
