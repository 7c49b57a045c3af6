import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { IconButton } from '../parts/button.js';
import { useApp } from './app-actors.js';
import { t, translated } from '../text/t.js';

/** Tells the page how high the notice is, so that what scrolls beside nothing else ends above it. */
const takeRoom = (element: HTMLElement | null) => {
  if (!element) return undefined;
  const { style } = document.documentElement;
  style.setProperty('--notice-room', `${element.offsetHeight}px`);
  return () => {
    style.removeProperty('--notice-room');
  };
};

/** The current notice: at the top on small screens, below the header; bottom right on larger ones. */
export const Toaster = () => {
  const { toaster } = useApp();
  const { notice, count } = useSelector(toaster, ({ context }) => context);
  const showing = useSelector(toaster, (state) => state.matches('showing') || state.matches('held'));
  const send = toaster.send.bind(toaster);
  return (
    <section
      aria-label={t('Notifications')}
      data-notices
      className="pointer-events-none fixed inset-x-4 top-[4.5rem] z-40 sm:inset-x-auto sm:bottom-6 sm:end-6 sm:top-auto sm:w-96"
    >
      {notice && showing && (
        <div
          key={count}
          ref={takeRoom}
          role={notice.tone === 'destructive' ? 'alert' : 'status'}
          onPointerEnter={() => send({ type: 'notice.held' })}
          onPointerLeave={() => send({ type: 'notice.released' })}
          onFocus={() => send({ type: 'notice.held' })}
          onBlur={() => send({ type: 'notice.released' })}
          data-tone={notice.tone}
          className="pointer-events-auto flex animate-rise items-start gap-3 rounded-2xl border border-line bg-card py-3 ps-5 pe-2 shadow-lift data-[tone=destructive]:border-danger-line data-[tone=destructive]:bg-danger-soft data-[tone=destructive]:text-danger"
        >
          <div className="min-w-0 flex-1 py-1.5">
            <p className="font-medium">{translated(notice.title)}</p>
            {notice.text !== '' && <p className="mt-0.5 line-clamp-5 text-sm">{translated(notice.text)}</p>}
          </div>
          <IconButton label={t('Dismiss notification')} onClick={() => send({ type: 'notice.dismissed' })}>
            <X className="size-4" aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </section>
  );
};
