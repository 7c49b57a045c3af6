import { useSelector } from '@xstate/react';
import { Heading } from '../../parts/heading.js';
import { ScreenMain } from '../../parts/screen-main.js';
import { actionOf } from '../../tools/action.js';
import { RedactDialog } from '../../tools/dialogs/redact-dialog.js';
import { SignDialog } from '../../tools/dialogs/sign-dialog.js';
import { RunProgress } from '../../tools/run-progress.js';
import { UnlockDialog } from '../../tools/locked/unlock-dialog.js';
import { TestingOptions } from './testing-options.js';
import { ResultCard } from './result-card.js';
import { kindOf, toolOf } from './testing-context.js';
import { VerifySection } from './verify/verify-section.js';
import type { VerifyActor } from './verify/verify.machine.js';
import type { TestingActor } from './testing-pdf-tools.machine.js';
import { t } from '../../text/t.js';
import { siteTitle } from '../../text/site-name.js';

interface TestingPdfToolsScreenProps {
  readonly actor: TestingActor;
  /** The check of signatures; null on the page of one tool. */
  readonly verifying: VerifyActor | null;
}

/** Renders the machine's state and sends the visitor's actions to it; decides nothing. */
export const TestingPdfToolsScreen = ({ actor, verifying }: TestingPdfToolsScreenProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { fixed, result } = state.context;
  const { run } = state.children;
  const title = fixed === null ? t('PDF Tools Testing') : actionOf(toolOf(state.context), 1);
  return (
    <ScreenMain state={state.value} busy={state.hasTag('busy')} className="glow">
      <title>{siteTitle(title)}</title>
      <div className="page pt-10 sm:pt-14">
        <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
          <div>
            <Heading className="text-[clamp(1.875rem,4vw,2.5rem)] leading-tight">{title}</Heading>
            <p className="mt-2 text-muted">{t('Run one tool on one PDF and see the result.')}</p>
          </div>
          {result && <ResultCard result={result} />}
          {state.matches('processing') && run ? (
            <RunProgress
              actor={run}
              onCancel={() => {
                actor.send({ type: 'cancel.pressed' });
              }}
            />
          ) : (
            <TestingOptions actor={actor} />
          )}
          {verifying && <VerifySection actor={verifying} />}
        </div>
      </div>
      <Dialogs actor={actor} />
    </ScreenMain>
  );
};

const Dialogs = ({ actor }: { readonly actor: TestingActor }) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { signDialog, redactDialog } = state.children;
  return (
    <>
      {state.matches('signing') && signDialog && <SignDialog actor={signDialog} />}
      {state.matches('redacting') && redactDialog && <RedactDialog actor={redactDialog} />}
      {state.matches('unlocking') && <Unlocking actor={actor} />}
    </>
  );
};

const Unlocking = ({ actor }: { readonly actor: TestingActor }) => {
  const { files, wrongPassword } = useSelector(actor, ({ context }) => context);
  const file = files.find((one) => kindOf(one) === 'pdf');
  if (!file) return null;
  return (
    <UnlockDialog
      file={file}
      wrong={wrongPassword}
      action={t('Unlock and start')}
      onCancel={() => {
        actor.send({ type: 'unlock.cancelled' });
      }}
      onGiven={() => {
        actor.send({ type: 'password.given' });
      }}
    />
  );
};
