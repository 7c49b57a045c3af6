import { useApp } from '../../app/app-actors.js';
import { useScreen } from '../../app/use-screen.js';
import { adminMachine } from './admin.machine.js';
import { AdminScreen } from './admin.screen.js';

export const Admin = () => {
  const { auth } = useApp();
  return <AdminScreen actor={useScreen(adminMachine, { auth })} />;
};
