import { useApp } from '../../session/app-actors.js';
import { useScreen } from '../../session/use-screen.js';
import { adminMachine } from './admin.machine.js';
import { AdminScreen } from './admin.screen.js';

export const Admin = () => {
  const { auth } = useApp();
  return <AdminScreen actor={useScreen(adminMachine, { auth })} />;
};
