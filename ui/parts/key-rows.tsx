import { Trash2 } from 'lucide-react';
import type { ApiKey } from '../../contracts/api/api-keys.js';
import { apiKeyScopes, beginningOfKey, type ApiKeyScope } from '../../contracts/api-keys.js';
import { DAY_MS } from '../../contracts/durations.js';
import { IconButton } from './button.js';
import { DeleteDialog } from './list-states.js';
import { t } from '../text/t.js';
import { dayText } from '../text/times.js';

const scopeName = (scope: ApiKeyScope): string =>
  ({
    convert: t('convert'),
    read: t('read files'),
    share: t('share'),
    sign: t('sign'),
    webhooks: t('webhooks'),
    workflows: t('workflows'),
    embed: t('frames on other sites'),
  })[scope];

/** Days before its end in which a key is marked. */
const SOON_DAYS = 14;

const daysUntil = (iso: string): number => Math.ceil((Date.parse(iso) - Date.now()) / DAY_MS);

const chip = 'rounded-full px-2.5 py-0.5 text-[0.8125rem] font-medium';

const Scopes = ({ scopes }: Pick<ApiKey, 'scopes'>) => (
  <p className="flex flex-wrap gap-1.5">
    {apiKeyScopes.every((scope) => scopes.includes(scope)) ? (
      <span className={`${chip} bg-amber-soft text-amber`}>{t('everything')}</span>
    ) : (
      scopes.map((scope) => (
        <span key={scope} className={`${chip} bg-sunken text-muted`}>
          {scopeName(scope)}
        </span>
      ))
    )}
  </p>
);

const End = ({ expiresAt }: Pick<ApiKey, 'expiresAt'>) => {
  const days = daysUntil(expiresAt);
  if (days <= 0) return <span className="font-medium text-danger">{t('has ended')}</span>;
  if (days <= SOON_DAYS) return <span className="font-medium text-amber">{t('ends in {n} days', { n: days })}</span>;
  return <>{t('ends {date}', { date: dayText(expiresAt) })}</>;
};

const KeyFacts = ({ apiKey, member }: { readonly apiKey: ApiKey; readonly member?: string }) => {
  const { id, name, scopes, usedAt, expiresAt } = apiKey;
  return (
    <>
      <div className="min-w-40 flex-1">
        <p className="font-medium wrap-anywhere" dir="auto">
          {name}
        </p>
        <p className="text-[0.8125rem] text-muted wrap-anywhere">
          <code dir="ltr">{beginningOfKey(id)}…</code>
          {member !== undefined && <bdi> · {member}</bdi>}
        </p>
      </div>
      <div className="w-44 max-sm:order-last max-sm:w-full">
        <Scopes scopes={scopes} />
      </div>
      <p className="w-56 text-[0.8125rem] text-muted max-sm:order-last max-sm:w-full">
        {usedAt === null ? t('not used yet') : t('last used {date}', { date: dayText(usedAt) })}
        {' · '}
        <End expiresAt={expiresAt} />
      </p>
    </>
  );
};

interface KeyRowsProps {
  /** `member`: whose key it is, where that is to be told. */
  readonly keys: readonly (ApiKey & { readonly member?: string })[];
  readonly isFree: boolean;
  readonly onDelete: (id: string) => void;
}

/** The name of each key, how it begins, what it may do, when it was used and ends, and a button that deletes it. */
export const KeyRows = ({ keys, isFree, onDelete }: KeyRowsProps) => (
  <ul data-keys={keys.length} className="w-full divide-y divide-line">
    {keys.map(({ member, ...apiKey }) => (
      <li key={apiKey.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
        <KeyFacts apiKey={apiKey} {...(member !== undefined && { member })} />
        <IconButton
          label={t('Delete the key {name}', { name: apiKey.name })}
          className="size-11"
          disabled={!isFree}
          onClick={() => onDelete(apiKey.id)}
        >
          <Trash2 className="size-4" aria-hidden="true" />
        </IconButton>
      </li>
    ))}
  </ul>
);

interface DeleteKeyProps {
  readonly name: string;
  readonly isDeleting: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks whether a key is to be deleted, with the consequences. */
export const DeleteKey = ({ name, ...props }: DeleteKeyProps) => (
  <DeleteDialog title={t('Delete the key')} {...props}>
    <p className="mb-6 wrap-anywhere">
      {t('Programs that use the key “{name}” will be refused at once. This action cannot be undone.', { name })}
    </p>
  </DeleteDialog>
);
