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
      className="grid size-10 place-items-center rounded-full text-muted transition-colors hover:bg-ink/5 hover:text-ink lg:shrink-0"
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
