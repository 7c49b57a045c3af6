import { useNavigate } from 'react-router-dom';
import { handOver, type Lent } from '../../../browser/handed-files.js';
import { inHand } from '../../../work/machine/home.context.js';
import type { HomeActor } from '../../../work/machine/home.machine.js';
import { useBenchView } from '../frame/bench-view-context.js';
import type { WorkbenchActor } from '../machine/workbench.machine.js';
import { eachOrder } from './each-order.js';
import type { Act } from './extra-tools.js';

const isSeveral = (home: HomeActor): boolean => inHand(home.getSnapshot().context).files.length > 1;

/** What is in hand as another screen borrows it. */
const lentNow = (home: HomeActor, bench: WorkbenchActor): Lent => {
  const { selection, ...rest } = home.getSnapshot().context;
  const files = inHand({ selection, ...rest }).files;
  const only = files.length === 1 ? files[0] : undefined;
  const from = only?.from ?? null;
  const { versions } = bench.getSnapshot().context;
  const of = versions.find(({ id }) => id === from)?.of ?? files.map(({ id }) => id);
  return { from, of: of.map((id) => selection.files.findIndex((file) => file.id === id)) };
};

/** Does what a row of the tools column stands for. */
export const useBenchActs = (home: HomeActor, bench: WorkbenchActor): ((act: Act) => void) => {
  const navigate = useNavigate();
  const view = useBenchView();
  return (act) => {
    switch (act.type) {
      case 'convert':
        home.send({ type: 'tool.chosen', tool: act.tool.id });
        break;
      case 'each':
        bench.send({ type: 'batch.asked', order: eachOrder(home.getSnapshot().context, act.tool) });
        break;
      case 'want':
        home.send({ type: 'tool.wanted', tool: act.tool });
        break;
      case 'arrange':
        home.send({ type: 'arrange.opened' });
        break;
      case 'report':
        view.send({ type: isSeveral(home) ? 'reports.asked' : 'report.asked', kind: act.kind });
        break;
      case 'hand': {
        const { context } = home.getSnapshot();
        const files = inHand(context).files.map(({ file }) => file);
        handOver({ path: act.path, part: act.part, files }, lentNow(home, bench));
        void navigate(act.path);
      }
    }
  };
};
