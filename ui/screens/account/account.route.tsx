import { useApp } from '../../session/app-actors.js';
import { useScreen } from '../../session/use-screen.js';
import { accountMachine } from './account.machine.js';
import { AccountScreen } from './account.screen.js';

export const AccountPage = () => {
  const { auth } = useApp();
  return <AccountScreen actor={useScreen(accountMachine, { auth })} />;
};
