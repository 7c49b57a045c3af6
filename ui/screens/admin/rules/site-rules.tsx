import { useSelector } from '@xstate/react';
import type { ShownBrand } from '../../../../contracts/api/site-rules.js';
import type { Quota } from '../../../../contracts/quotas.js';
import { switchableTools } from '../../../../contracts/tools/switching.js';
import type { Tool, ToolGroup } from '../../../../contracts/tools/tool.js';
import { Button } from '../../../parts/button.js';
import { Card } from '../../../parts/dashboard/card.js';
import { Fold } from '../../../parts/fold.js';
import { useScreen } from '../../../session/use-screen.js';
import { t, translated } from '../../../text/t.js';
import { groupTitles } from '../../../tools/tool-groups.js';
import { QuotaForm } from '../members/quota-form.js';
import { AnnouncementForm } from './announcement-form.js';
import type { Retention } from '../../../../contracts/retention.js';
import { BrandForm } from './brand-form.js';
import { RetentionForm } from './retention-form.js';
import { WebPagesForm } from './web-pages-form.js';
import { siteRulesMachine, type SiteRulesActor } from './site-rules.machine.js';

/** The administrator decides here what the site offers, and to whom, while it runs. Requirement. */
export const SiteRules = () => {
  const actor = useScreen(siteRulesMachine);
  const state = useSelector(actor, (snapshot) => snapshot);
  const { rules, failure } = state.context;
  return (
    <Card title={t('Rules of this site')}>
      <div
        data-site-rules={state.value}
        aria-busy={state.hasTag('busy')}
        className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-6"
      >
        <p className="max-w-2xl text-sm text-muted">
          {t('They hold at once, without a restart. Each change is on the log, with who made it.')}
        </p>
        {failure !== '' && (
          <p role="alert" className="text-sm text-danger">
            {translated(failure)}
          </p>
        )}
        {state.matches('failed') && (
          <Button tone="quiet" className="justify-self-start" onClick={() => actor.send({ type: 'retry.pressed' })}>
            {t('Try again')}
          </Button>
        )}
        {rules && (
          <>
            <Guests actor={actor} guests={rules.guests} />
            <MembersQuota actor={actor} quota={rules.quota} />
            <FilesKept actor={actor} retention={rules.retention} />
            <PagesRead actor={actor} hosts={rules.webPageHosts} />
            <SiteBrand actor={actor} brand={rules.brand} />
            <AnnouncementForm actor={actor} announcement={rules.announcement} />
            <Tools actor={actor} toolsOff={rules.toolsOff} />
          </>
        )}
      </div>
    </Card>
  );
};

interface ActorProps {
  readonly actor: SiteRulesActor;
}

interface SwitchProps {
  readonly id: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly isBusy: boolean;
  readonly onSwitch: () => void;
}

const Switch = ({ id, label, isOn, isBusy, onSwitch }: SwitchProps) => (
  <label htmlFor={id} className="flex min-h-10 items-center justify-between gap-4 text-sm">
    <span className="min-w-0 wrap-anywhere">{label}</span>
    <input
      id={id}
      type="checkbox"
      role="switch"
      className="switch shrink-0"
      checked={isOn}
      aria-disabled={isBusy}
      onChange={onSwitch}
    />
  </label>
);

const useIsBusy = (actor: SiteRulesActor): boolean => useSelector(actor, (state) => state.hasTag('busy'));

const Guests = ({ actor, guests }: ActorProps & { readonly guests: boolean }) => (
  <section aria-labelledby="rules-guests" className="max-w-2xl">
    <h3 id="rules-guests" className="font-semibold">
      {t('Guests')}
    </h3>
    <Switch
      id="guests-allowed"
      label={t('Visitors can use the tools without signing in')}
      isOn={guests}
      isBusy={useIsBusy(actor)}
      onSwitch={() => actor.send({ type: 'guests.switched', guests: !guests })}
    />
    <p className="text-sm text-muted">
      {t('Links that were shared before still open, and nobody needs an account for them.')}
    </p>
  </section>
);

const SiteBrand = ({ actor, brand }: ActorProps & { readonly brand: ShownBrand }) => (
  <BrandForm
    key={JSON.stringify(brand)}
    brand={brand}
    isBusy={useIsBusy(actor)}
    onSave={(chosen) => actor.send({ type: 'brand.saved', brand: chosen })}
  />
);

const MembersQuota = ({ actor, quota }: ActorProps & { readonly quota: Quota }) => (
  <section aria-labelledby="rules-quota" className="max-w-2xl">
    <h3 id="rules-quota" className="font-semibold">
      {t('Quota of each member')}
    </h3>
    <p className="mt-1 mb-3 text-sm text-muted">
      {t('For every member to whom you have not given another one below. An empty field sets no limit.')}
    </p>
    <QuotaForm
      id="site-quota"
      quota={quota}
      isBusy={useIsBusy(actor)}
      onSave={(chosen) => actor.send({ type: 'quota.saved', quota: chosen })}
    />
  </section>
);

const FilesKept = ({ actor, retention }: ActorProps & { readonly retention: Retention }) => (
  <section aria-labelledby="rules-retention" className="max-w-2xl">
    <h3 id="rules-retention" className="font-semibold">
      {t('How long files are kept')}
    </h3>
    <p className="mt-1 mb-3 text-sm text-muted">
      {t(
        'Then a link ends, and its files are deleted. It holds for files that are sent from now on; an empty field keeps those of guests for 4 weeks and those of members for 3 months.',
      )}
    </p>
    <RetentionForm
      retention={retention}
      isBusy={useIsBusy(actor)}
      onSave={(chosen) => actor.send({ type: 'retention.saved', retention: chosen })}
    />
  </section>
);

const PagesRead = ({ actor, hosts }: ActorProps & { readonly hosts: readonly string[] }) => (
  <section aria-labelledby="rules-web-pages" className="max-w-2xl">
    <h3 id="rules-web-pages" className="font-semibold">
      {t('Web pages by their address')}
    </h3>
    <p className="mt-1 mb-3 text-sm text-muted">
      {t(
        'Visitors can have pages of these hosts made into PDFs, which this server then reads. *.example.com stands for all hosts beneath it; an empty field: no pages are read.',
      )}
    </p>
    <WebPagesForm
      hosts={hosts}
      isBusy={useIsBusy(actor)}
      onSave={(chosen) => actor.send({ type: 'hosts.saved', hosts: chosen })}
    />
  </section>
);

const Tools = ({ actor, toolsOff }: ActorProps & { readonly toolsOff: readonly string[] }) => (
  <section aria-labelledby="rules-tools">
    <h3 id="rules-tools" className="font-semibold">
      {t('Tools')}
    </h3>
    <p className="mt-1 mb-3 max-w-2xl text-sm text-muted">
      {t('A tool that is switched off is offered to nobody and refused to every program. Files made with it stay.')}
    </p>
    <Fold title={<ToolsCount off={toolsOff.length} />}>
      <div className="grid gap-6 px-4 pb-4">
        {(Object.keys(groupTitles) as ToolGroup[]).map((group) => (
          <ToolSwitches key={group} actor={actor} group={group} toolsOff={toolsOff} />
        ))}
      </div>
    </Fold>
  </section>
);

const ToolsCount = ({ off }: { readonly off: number }) =>
  off === 0 ? t('All tools are on') : t('Tools switched off: {n}', { n: off });

interface ToolSwitchesProps extends ActorProps {
  readonly group: ToolGroup;
  readonly toolsOff: readonly string[];
}

const ToolSwitches = ({ actor, group, toolsOff }: ToolSwitchesProps) => {
  const isBusy = useIsBusy(actor);
  const ofGroup = switchableTools.filter((tool) => tool.group === group);
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold text-muted">{translated(groupTitles[group])}</legend>
      <div className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {ofGroup.map(({ id, title }: Tool) => {
          const isOn = !toolsOff.includes(id);
          return (
            <Switch
              key={id}
              id={`tool-${id}`}
              label={translated(title)}
              isOn={isOn}
              isBusy={isBusy}
              onSwitch={() => actor.send({ type: 'tool.switched', id, isOff: isOn })}
            />
          );
        })}
      </div>
    </fieldset>
  );
};
