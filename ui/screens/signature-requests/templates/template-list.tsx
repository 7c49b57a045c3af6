import { useSelector } from '@xstate/react';
import { FilePenLine, Link2, TableProperties, Trash2 } from 'lucide-react';
import { onlyOneNamedLater } from '../../../../contracts/request-rows/named-later.js';
import { columnsFor } from '../../../../contracts/request-rows/row-columns.js';
import { Button, IconButton } from '../../../parts/button.js';
import { Dialog, DialogActions } from '../../../parts/dialog.js';
import { t } from '../../../text/t.js';
import { minuteText } from '../../../text/times.js';
import type { RequestTemplate } from '../ask/request-template.js';
import type { LinksActor } from '../links/links.machine.js';
import type { TemplatesActor } from './templates.machine.js';

interface TemplateListProps {
  readonly actor: TemplatesActor;
  readonly links: LinksActor;
}

/** The documents that can be asked about again with the same fields. Nothing where there are none. */
export const TemplateList = ({ actor, links }: TemplateListProps) => {
  const { templates, isMember, problem } = useSelector(actor, ({ context }) => context);
  const isAsking = useSelector(actor, (state) => state.matches('doubting') || state.matches('deleting'));
  if (templates.length === 0 && problem === '') return null;
  return (
    <section aria-labelledby="templates" className="grid min-w-0 gap-3" data-templates={templates.length}>
      <h2 id="templates" className="text-xl font-semibold">
        {t('Your templates')}
      </h2>
      <p className="text-sm text-muted">
        {isMember
          ? t('Your account keeps them encrypted, and you find them wherever you sign in.')
          : t('They are in this browser only.')}
      </p>
      {problem !== '' && (
        <p role="alert" className="text-sm text-danger">
          {t('The templates of your account could not be read.')} <bdi>{problem}</bdi>
        </p>
      )}
      <ul className="grid gap-2">
        {templates.map((template) => (
          <TemplateRow key={template.id} actor={actor} links={links} template={template} isMember={isMember} />
        ))}
      </ul>
      {isAsking && <DeleteTemplate actor={actor} />}
    </section>
  );
};

interface TemplateRowProps extends TemplateListProps {
  readonly template: RequestTemplate;
  readonly isMember: boolean;
}

const rolesOf = ({ people }: RequestTemplate): readonly string[] =>
  people.flatMap(({ role }) => (role === '' ? [] : [role]));

const TemplateRow = ({ actor, links, template, isMember }: TemplateRowProps) => {
  const { name, people, fields, made, place } = template;
  const roles = rolesOf(template);
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-2xl border border-line bg-card px-4 py-3">
      <span className="min-w-0 flex-1 basis-48">
        <bdi className="block font-medium [overflow-wrap:anywhere]">{name}</bdi>
        <span className="block text-sm text-muted">
          {t('People: {n}', { n: people.length })} · {t('Fields: {n}', { n: fields.length })} ·{' '}
          {minuteText(new Date(made).toISOString())}
          {isMember && place === undefined && <> · {t('In this browser only')}</>}
        </span>
        {roles.length > 0 && (
          <span className="block text-sm [overflow-wrap:anywhere]">
            <bdi>{roles.join(' · ')}</bdi>
          </span>
        )}
      </span>
      <TemplateActs actor={actor} template={template} />
      {place === 'account' && <LinkForMany links={links} template={template} />}
      <DeleteAct actor={actor} template={template} />
    </li>
  );
};

type ActsProps = Pick<TemplateRowProps, 'actor' | 'template'>;

const LinkForMany = ({ links, template: { id, name, people } }: Pick<TemplateRowProps, 'links' | 'template'>) =>
  onlyOneNamedLater(people) !== null && (
    <Button
      tone="quiet"
      size="small"
      aria-label={t('One link for many people: {name}', { name })}
      onClick={() => links.send({ type: 'link.wanted', template: id, name })}
    >
      <Link2 className="size-4" aria-hidden="true" />
      {t('One link for many')}
    </Button>
  );

const DeleteAct = ({ actor, template: { id, name } }: ActsProps) => (
  <IconButton
    label={t('Delete the template {name}', { name })}
    onClick={() => actor.send({ type: 'delete.pressed', id })}
  >
    <Trash2 className="size-4" aria-hidden="true" />
  </IconButton>
);

const TemplateActs = ({ actor, template: { id, name, people } }: ActsProps) => (
  <>
    <Button
      tone="quiet"
      size="small"
      aria-label={t('Ask again: {name}', { name })}
      onClick={() => actor.send({ type: 'take.pressed', id })}
    >
      <FilePenLine className="size-4" aria-hidden="true" />
      {t('Ask again')}
    </Button>
    {columnsFor(people).length > 0 && (
      <Button
        tone="quiet"
        size="small"
        aria-label={t('Send to a list: {name}', { name })}
        onClick={() => actor.send({ type: 'list.pressed', id })}
      >
        <TableProperties className="size-4" aria-hidden="true" />
        {t('Send to a list')}
      </Button>
    )}
  </>
);

const DeleteTemplate = ({ actor }: Pick<TemplateListProps, 'actor'>) => {
  const isBusy = useSelector(actor, (state) => state.matches('deleting'));
  const cancel = (): void => actor.send({ type: 'delete.cancelled' });
  return (
    <Dialog title={t('Delete this template?')} onClose={cancel}>
      <p className="mb-6">{t('Requests that were made with it stay as they are.')}</p>
      <DialogActions>
        <Button tone="quiet" aria-disabled={isBusy} onClick={cancel}>
          {t('Cancel')}
        </Button>
        <Button tone="danger" aria-disabled={isBusy} onClick={() => actor.send({ type: 'delete.confirmed' })}>
          {t('Delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
