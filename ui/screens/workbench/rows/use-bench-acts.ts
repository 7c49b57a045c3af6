import { useNavigate } from 'react-router-dom';
import { handOver, type Lent } from '../../../browser/handed-files.js';
import { inHand } from '../../../work/machine/work-context.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { useBenchView } from '../machine/bench-view-context.js';
import { eachOrder } from './each-order.js';
import type { Act } from './extra-tools.js';

const isSeveral = (work: WorkActor): boolean => inHand(work.getSnapshot().context).files.length > 1;

/** The files in hand as another screen borrows them. */
const lentNow = (work: WorkActor): Lent => {
  const { context } = work.getSnapshot();
  const { files } = inHand(context);
  const from = files.length === 1 ? (files[0]?.from ?? null) : null;
  const of = context.versions.find(({ id }) => id === from)?.of ?? files.map(({ id }) => id);
  return { from, of: of.map((id) => context.files.findIndex((file) => file.id === id)) };
};

/** Does what a row of the tools column stands for. */
export const useBenchActs = (work: WorkActor): ((act: Act) => void) => {
  const navigate = useNavigate();
  const view = useBenchView();
  return (act) => {
    switch (act.type) {
      case 'convert':
        work.send({ type: 'tool.chosen', tool: act.tool.id });
        break;
      case 'each':
        work.send({ type: 'batch.asked', order: eachOrder(work.getSnapshot().context, act.tool) });
        break;
      case 'want':
        work.send({ type: 'tool.wanted', tool: act.tool });
        break;
      case 'arrange':
        work.send({ type: 'arrange.opened' });
        break;
      case 'report':
        view.send({ type: isSeveral(work) ? 'reports.asked' : 'report.asked', kind: act.kind });
        break;
      case 'hand': {
        const { context } = work.getSnapshot();
        const files = inHand(context).files.map(({ file }) => file);
        handOver({ path: act.path, part: act.part, files }, lentNow(work));
        void navigate(act.path);
      }
    }
  };
};
