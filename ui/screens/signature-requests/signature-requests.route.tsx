import { isKeptByAccount } from '../../browser/guest-or-member.js';
import { randomName } from '../../calls/random-name.js';
import { useHandedFiles } from '../../session/use-handed-files.js';
import { useScreen } from '../../session/use-screen.js';
import { askMachine } from './ask/ask.machine.js';
import { templateOf } from './ask/ask-context.js';
import { requestsMachine } from './list/requests.machine.js';
import { linksMachine } from './links/links.machine.js';
import { useFreshList } from './list/use-fresh-list.js';
import { rowsMachine } from './rows/rows.machine.js';
import { SignatureRequestsScreen } from './signature-requests.screen.js';
import { templatesMachine } from './templates/templates.machine.js';

export const SignatureRequests = () => {
  const ask = useScreen(askMachine);
  const requests = useScreen(requestsMachine);
  const rows = useScreen(rowsMachine);
  const isMember = isKeptByAccount();
  const links = useScreen(linksMachine, { isMember });
  const templates = useScreen(templatesMachine, {
    isMember,
    take: (template) => ask.send({ type: 'template.taken', template }),
    list: (template) => rows.send({ type: 'template.taken', template }),
  });
  const keep = (): void => {
    const template = templateOf(ask.getSnapshot().context, randomName(), Date.now());
    if (template) templates.send({ type: 'template.made', template });
  };
  useFreshList(requests, ask, rows);
  useHandedFiles('/signature-requests', ask);
  return <SignatureRequestsScreen actors={{ ask, requests, templates, rows, links }} onKeep={keep} />;
};
