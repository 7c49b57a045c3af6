import { Monitor, Moon, Sun } from 'lucide-react';
import { useApp } from './app-actors.js';
import { t } from '../text/t.js';

const faces = [
  { choice: 'system', Icon: Monitor, label: 'Theme: same as system. Switch to light' },
  { choice: 'light', Icon: Sun, label: 'Theme: light. Switch to dark' },
  { choice: 'dark', Icon: Moon, label: 'Theme: dark. Switch to system' },
] as const;

/** Renders all its icons; the style sheet shows the one for `data-choice`, which is known before the first paint. */
export const ThemeButton = () => {
  const { theme } = useApp();
  return (
    <button
      type="button"
      onClick={() => {
        theme.send({ type: 'theme.pressed' });
      }}
      className="header-icon"
    >
      {faces.map(({ choice, Icon, label }) => (
        <span key={choice} data-face={choice} title={t(label)}>
          <Icon className="size-[1.125rem]" aria-hidden="true" />
          <span className="sr-only">{t(label)}</span>
        </span>
      ))}
    </button>
  );
};
