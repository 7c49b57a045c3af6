import { useSelector } from '@xstate/react';
import { Monitor, Moon, Sun } from 'lucide-react';
import { IconButton } from '../parts/button.js';
import { useApp } from './app-actors.js';

const faces = {
  system: { Icon: Monitor, label: 'Theme: as the system. Switch to light' },
  light: { Icon: Sun, label: 'Theme: light. Switch to dark' },
  dark: { Icon: Moon, label: 'Theme: dark. Switch to system' },
} as const;

export const ThemeButton = () => {
  const { theme } = useApp();
  const { Icon, label } = faces[useSelector(theme, ({ context }) => context.choice)];
  return (
    <IconButton
      label={label}
      onClick={() => {
        theme.send({ type: 'theme.pressed' });
      }}
    >
      <Icon className="size-[1.125rem]" aria-hidden="true" />
    </IconButton>
  );
};
