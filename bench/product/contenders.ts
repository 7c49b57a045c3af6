import { watchPeak } from '../measure/peak.js';
import { meterCpu } from '../measure/cpu-of-family.js';
import type { Contender } from '../measure/repeat.js';
import { callOf } from './timed-calls.js';
import type { Engine } from './engine.js';
import type { Server } from './server.js';
import type { Visit, Visitor } from './bench-visitor.js';

interface Sent {
  readonly tool: string;
  /** As `uploadOf` makes it. */
  readonly upload: Buffer;
}

/** A visitor's conversions all go to the process that works for nobody else: the second one finds it warm. */
export const overHttp = (server: Server, visitor: Visitor, { tool, upload }: Sent): Contender<Visit> => {
  const path = callOf(tool);
  const run = () => (path === undefined ? visitor.convert(upload) : visitor.ask(path, upload));
  return {
    warmUps: 2,
    watch: () => watchPeak(server.jobProcesses()),
    warmUp: run,
    run,
    cpuSeconds: meterCpu(server.pid),
  };
};

export const alone = (engine: Engine, work: Parameters<Engine['run']>[0]): Contender => {
  const run = () => engine.run(work);
  return {
    warmUps: 2,
    watch: () => watchPeak([engine.pid]),
    warmUp: run,
    run,
    cpuSeconds: meterCpu(engine.pid),
  };
};
