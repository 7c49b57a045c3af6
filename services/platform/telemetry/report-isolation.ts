import { randomUUID } from 'node:crypto';
import { isolationSubject, type IsolationMessage } from '../../../contracts/subjects.js';
import type { Lane } from '../../../contracts/tools/tool.js';
import type { EventBus } from '../event-bus/event-bus.js';
import type { Running } from '../leases/hold-lease.js';
import type { Sandbox } from '../sandbox/sandbox.js';

const INTERVAL_MS = 20_000;

/** Tells the gateways how far this process keeps apart what works on files, for their health report. */
export const reportIsolation = (
  bus: Pick<EventBus, 'signal'>,
  lane: Lane,
  { level, told }: Pick<Sandbox, 'level' | 'told'>,
): Running => {
  const message: IsolationMessage = { worker: randomUUID(), level, told };
  const tell = (): void => bus.signal(isolationSubject(lane), message);
  tell();
  const timer = setInterval(tell, INTERVAL_MS).unref();
  return {
    stop: () => {
      clearInterval(timer);
      return Promise.resolve();
    },
  };
};
