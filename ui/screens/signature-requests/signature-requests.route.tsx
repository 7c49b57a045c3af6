import { useHandedFiles } from '../../session/use-handed-files.js';
import { useScreen } from '../../session/use-screen.js';
import { askMachine } from './ask/ask.machine.js';
import { requestsMachine } from './list/requests.machine.js';
import { SignatureRequestsScreen } from './signature-requests.screen.js';

export const SignatureRequests = () => {
  const ask = useScreen(askMachine);
  const requests = useScreen(requestsMachine);
  useHandedFiles('/signature-requests', ask);
  return <SignatureRequestsScreen ask={ask} requests={requests} />;
};
