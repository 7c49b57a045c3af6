import { useSelector } from '@xstate/react';
import { useApp } from '../../session/app-actors.js';
import { useScreen } from '../../session/use-screen.js';
import { Activity } from './activity/activity.route.js';
import { auditMachine } from './audit.machine.js';
import { AuditScreen } from './audit.screen.js';
import { Replay } from './replay/replay.route.js';

export const Audit = () => {
  const { auth } = useApp();
  const actor = useScreen(auditMachine, { auth });
  const { log, isReadable } = useSelector(actor, ({ context }) => context);
  return (
    <AuditScreen actor={actor}>
      <Activity isReadable={isReadable} />
      {log?.first && log.last && <Replay first={log.first.recordedAt} last={log.last.recordedAt} />}
    </AuditScreen>
  );
};
