import type { Telemetry } from '../../services/platform/telemetry/telemetry.js';
import { watchBus, type BusUse } from '../../services/platform/telemetry/watch-bus.js';
import { watchStore } from '../../services/platform/telemetry/watch-store.js';
import type { Ports } from '../ports/ports.js';

/** The ports, of which is noted what passes through. What is appended passes through the opened log alone. */
export const watchPorts = <Given extends Pick<Ports, 'store' | 'bus' | 'sealed'>>(
  ports: Given,
  telemetry: Telemetry,
  use: BusUse,
): Given => ({
  ...ports,
  store: watchStore(ports.store, telemetry),
  bus: watchBus(ports.bus, telemetry, use),
  sealed: { ...ports.sealed, bus: watchBus(ports.sealed.bus, telemetry, use) },
});
