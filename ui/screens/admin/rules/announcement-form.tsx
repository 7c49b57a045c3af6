import { useSelector } from '@xstate/react';
import type { ShownAnnouncement } from '../../../../contracts/api/site-rules.js';
import { ANNOUNCEMENT_MAX, type AnnouncementLevel } from '../../../../contracts/site-rules.js';
import { Button } from '../../../parts/button.js';
import { Field, SelectField, TextAreaField } from '../../../parts/field.js';
import { t } from '../../../text/t.js';
import { secondText } from '../../../text/times.js';
import type { SiteRulesActor } from './site-rules.machine.js';

interface AnnouncementFormProps {
  readonly actor: SiteRulesActor;
  /** The one that is shown now. */
  readonly announcement: ShownAnnouncement | null;
}

/** An announcement has a text, a level and, if wanted, an end. */
export const AnnouncementForm = ({ actor, announcement }: AnnouncementFormProps) => {
  const text = useSelector(actor, ({ context }) => context.text);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <div className="max-w-2xl">
      <h3 className="mb-2 font-semibold">{t('Announcement')}</h3>
      {announcement && <Shown actor={actor} announcement={announcement} />}
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'announce.pressed' });
        }}
      >
        <TextAreaField
          id="announcement-text"
          label={t('Text for everybody, on every page')}
          value={text}
          dir="auto"
          maxLength={ANNOUNCEMENT_MAX}
          onChange={(event) => actor.send({ type: 'announcement.typed', text: event.currentTarget.value })}
        />
        <LevelAndEnd actor={actor} />
        <Button type="submit" className="justify-self-start" disabled={text.trim() === ''} aria-disabled={isBusy}>
          {t('Announce')}
        </Button>
      </form>
    </div>
  );
};

const LevelAndEnd = ({ actor }: Pick<AnnouncementFormProps, 'actor'>) => (
  <div className="flex flex-wrap items-end gap-3">
    <SelectField
      id="announcement-level"
      label={t('Urgency')}
      value={useSelector(actor, ({ context }) => context.level)}
      choices={[
        ['info', t('Note')],
        ['warning', t('Warning')],
      ]}
      className="min-w-36 flex-1"
      onChange={(event) => actor.send({ type: 'level.chosen', level: event.currentTarget.value as AnnouncementLevel })}
    />
    <Field
      id="announcement-until"
      type="datetime-local"
      label={t('Ends at (optional)')}
      className="min-w-52 flex-1"
      onChange={(event) => actor.send({ type: 'end.chosen', until: utcOf(event.currentTarget.value) })}
    />
  </div>
);

/** The moment of a field for local times; empty where it holds none. */
const utcOf = (moment: string): string => (Number.isNaN(Date.parse(moment)) ? '' : new Date(moment).toISOString());

const Shown = ({
  actor,
  announcement: { text, until },
}: AnnouncementFormProps & { readonly announcement: ShownAnnouncement }) => (
  <div data-shown-announcement className="mb-4 rounded-2xl border border-line bg-sunken p-4 text-sm">
    <p className="text-muted">
      {until === null ? t('Shown until it is withdrawn') : t('Shown until {time}', { time: secondText(until) })}
    </p>
    <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
      {text}
    </p>
    <Button tone="quiet" size="small" className="mt-3" onClick={() => actor.send({ type: 'withdraw.pressed' })}>
      {t('Withdraw')}
    </Button>
  </div>
);
