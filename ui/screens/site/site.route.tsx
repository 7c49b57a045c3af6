import { useApp } from '../../session/app-actors.js';
import { useScreen } from '../../session/use-screen.js';
import { siteMachine } from './site.machine.js';
import { SiteScreen } from './site.screen.js';

export const Site = () => {
  const { auth } = useApp();
  return <SiteScreen actor={useScreen(siteMachine, { auth })} />;
};
