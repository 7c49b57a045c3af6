import { useSelector } from '@xstate/react';
import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../parts/button.js';
import { NameInText } from '../../../parts/file-name.js';
import { FullDialog } from '../../../parts/full-dialog.js';
import { UnlockForm } from '../../../tools/locked/unlock-form.js';
import './arrange.css';
import { arrangementOf } from './machine/arrange-context.js';
import type { ArrangeActor } from './machine/arrange.machine.js';
import type { Arrangement } from '../../../work/files/placed-page.js';
import { PageGrid } from './view/page-grid.js';
import { Toolbar } from './view/arrange-toolbar.js';
import { t, translated } from '../../../text/t.js';
import { RichText } from '../../../text/rich-text.js';

export interface Leaving {
  /** Text of the button that starts the conversion. */
  readonly action: string;
  readonly onLeave: (arrangement: Arrangement | null) => void;
  readonly onStart: (arrangement: Arrangement | null) => void;
}

/** All pages of the selected files, for arranging. */
export const ArrangeScreen = ({ actor, action, onLeave, onStart }: Leaving & { readonly actor: ArrangeActor }) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { pages, total, selected, arrangement, announcement } = state.context;
  const isReady = state.matches('arranging');
  const result = () => (isReady ? arrangementOf(actor.getSnapshot().context) : arrangement);
  const leave = () => {
    onLeave(result());
  };
  const start = () => {
    onStart(result());
  };
  return (
    <FullDialog
      title={t('Arrange pages')}
      state={state.value}
      onClose={leave}
      aside={isReady && <Count shown={pages.length} total={total} selected={selected.length} />}
      bar={isReady && <Toolbar actor={actor} />}
      foot={<Foot isReady={isReady} action={action} onBack={leave} onStart={start} />}
    >
      {isReady ? <PageGrid actor={actor} /> : <NotReady actor={actor} onClose={leave} />}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </FullDialog>
  );
};

interface FootProps {
  readonly isReady: boolean;
  readonly action: string;
  readonly onBack: () => void;
  readonly onStart: () => void;
}

const Foot = ({ isReady, action, onBack, onStart }: FootProps) => (
  <>
    <p className="flex-1 text-[0.8125rem] text-muted max-md:hidden">
      {isReady &&
        t(
          'Drag pages, or select them and use the buttons. Shift and the arrow keys move them, R rotates, Delete deletes.',
        )}
    </p>
    <Button tone="quiet" className="max-md:flex-1" onClick={onBack}>
      {t('Back')}
    </Button>
    <Button disabled={!isReady} className="max-md:flex-1" onClick={onStart}>
      {action}
    </Button>
  </>
);

interface CountProps {
  readonly shown: number;
  readonly total: number;
  readonly selected: number;
}

const Count = ({ shown, total, selected }: CountProps) => (
  <p className="text-xs tabular-nums text-muted sm:text-sm">
    {t('{shown} of {total} pages', { shown, total })}
    {selected > 0 && ` · ${t('{n} selected', { n: selected })}`}
  </p>
);

const Middle = ({ children }: { readonly children: ReactNode }) => (
  <div className="mx-auto grid max-w-md gap-4 py-16">{children}</div>
);

const NotReady = ({ actor, onClose }: { readonly actor: ArrangeActor; readonly onClose: () => void }) => {
  const { locked, refused, files } = useSelector(actor, ({ context }) => context);
  const id = locked?.id ?? refused?.id;
  const file = files.find((one) => one.id === id)?.file;
  if (locked && file) {
    return (
      <Middle>
        <UnlockForm
          key={locked.id}
          file={file}
          wrong={locked.wrong}
          action={t('Unlock')}
          onCancel={onClose}
          onGiven={() => {
            actor.send({ type: 'password.given' });
          }}
        />
      </Middle>
    );
  }
  if (refused && file) {
    return (
      <Middle>
        <p role="alert">
          <RichText
            text="{name} cannot be shown here, so its pages cannot be arranged. It can still be converted as it is."
            parts={{ name: <NameInText name={file.name} /> }}
          />
        </p>
        <p className="text-sm text-muted">{translated(refused.message)}</p>
      </Middle>
    );
  }
  return (
    <p role="status" className="flex items-center justify-center gap-2.5 py-24 text-muted">
      <LoaderCircle className="size-5 animate-spin" aria-hidden="true" />
      {t('Opening {n} files', { n: files.length })}
    </p>
  );
};
