import { useSelector } from '@xstate/react';
import { Copy } from 'lucide-react';
import type { WorkflowVisibility } from '../../../../contracts/workflows/workflow.js';
import { Button } from '../../../parts/button.js';
import { Card } from '../../../parts/dashboard/card.js';
import { Field } from '../../../parts/field.js';
import { useIsAdmin } from '../../../session/use-is-admin.js';
import { useScreen } from '../../../session/use-screen.js';
import { t } from '../../../text/t.js';
import { sharingMachine, type Reach, type SharingActor } from './sharing.machine.js';

interface SharingProps {
  /** The id of the workflow. */
  readonly workflow: string;
  readonly reach: Reach;
}

interface ActorProps {
  readonly actor: SharingActor;
}

/** Asks its owner who may see and run a workflow, and shows the link that they hand on. */
export const Sharing = ({ workflow, reach: { visibility, link } }: SharingProps) => {
  const actor = useScreen(sharingMachine, { workflow, visibility, link });
  return (
    <Card title={t('Who can use it')}>
      <Choices actor={actor} />
      <Link actor={actor} />
    </Card>
  );
};

/** Lets administrators take a workflow of somebody else off the site. */
export const TakeOffSite = ({ workflow, reach: { visibility, link } }: SharingProps) => {
  const actor = useScreen(sharingMachine, { workflow, visibility, link });
  const state = useSelector(actor, (snapshot) => snapshot);
  const isThere = state.context.visibility === 'site';
  return (
    <Card title={t('On this site')}>
      <p role="status" className="mt-2 text-sm text-muted">
        {isThere
          ? t('Everybody on this site sees this workflow and runs it.')
          : t('This workflow is off the site. It is still with its owner.')}
      </p>
      {isThere && (
        <Button
          tone="quiet"
          className="mt-4"
          disabled={!state.matches('resting')}
          onClick={() => actor.send({ type: 'visibility.chosen', visibility: 'private' })}
        >
          {t('Take it off the site')}
        </Button>
      )}
    </Card>
  );
};

const Choices = ({ actor }: ActorProps) => {
  const isAdmin = useIsAdmin();
  const { visibility, wanted } = useSelector(actor, ({ context }) => context);
  const offered: readonly WorkflowVisibility[] =
    isAdmin || visibility === 'site' ? ['private', 'link', 'site'] : ['private', 'link'];
  const words = {
    private: { label: t('Only you'), hint: t('Nobody else finds it.') },
    link: {
      label: t('Whoever has the link'),
      hint: t('They see its name and steps and run it on their own files, without an account too.'),
    },
    site: { label: t('Everybody on this site'), hint: t('It is listed for all, and only administrators change it.') },
  };
  return (
    <fieldset data-visibility={visibility} className="mt-2 grid gap-1">
      <legend className="sr-only">{t('Who can use it')}</legend>
      {offered.map((one) => {
        const { label, hint } = words[one];
        return (
          <label key={one} className="flex min-h-11 cursor-pointer items-start gap-3 rounded-xl p-2 hover:bg-sunken">
            <input
              type="radio"
              name="visibility"
              value={one}
              checked={wanted === one}
              onChange={() => actor.send({ type: 'visibility.chosen', visibility: one })}
              className="mt-1 size-4 shrink-0 accent-brand"
            />
            <span className="min-w-0 font-medium">
              {label}
              <span className="block text-sm font-normal text-muted">{hint}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
};

const Link = ({ actor }: ActorProps) => {
  const { link } = useSelector(actor, ({ context }) => context);
  if (link === null) return null;
  return (
    <div className="mt-3 flex flex-wrap items-end gap-2">
      <Field
        id="workflow-link"
        label={t('Link')}
        value={link}
        readOnly
        dir="ltr"
        className="flex-1 basis-64"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button tone="quiet" onClick={() => actor.send({ type: 'copy.pressed' })}>
        <Copy className="size-4" aria-hidden="true" />
        {t('Copy Link')}
      </Button>
    </div>
  );
};
