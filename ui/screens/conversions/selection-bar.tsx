import { useSelector } from '@xstate/react';
import { Download, Trash2 } from 'lucide-react';
import { AsButton } from '../../parts/as-button.js';
import { Button } from '../../parts/button.js';
import type { ConversionsActor } from './conversions.machine.js';
import { t } from '../../text/t.js';

/** The buttons for the rows that are selected. */
export const SelectionBar = ({ actor }: { readonly actor: ConversionsActor }) => {
  const { context } = useSelector(actor, (snapshot) => snapshot);
  const { rows, selected } = context;
  const withFile = rows.filter(({ id, downloadLink }) => downloadLink !== null && selected.includes(id));
  const ids = withFile.map(({ id }) => id).join(',');
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-2">
      <Button tone="quiet" size="small" onClick={() => actor.send({ type: 'all.toggled' })}>
        {t(selected.length > 0 ? 'Select none' : 'Select all shown')}
      </Button>
      <p role="status" className="me-auto px-1 text-sm text-muted">
        {selected.length > 0 && t('{n} selected', { n: selected.length })}
      </p>
      {withFile.length > 0 && (
        <AsButton tone="quiet" size="small">
          <a href={`/api/conversions/files?ids=${ids}`} download>
            <Download className="size-4" aria-hidden="true" />
            {t('Download as ZIP')}
          </a>
        </AsButton>
      )}
      {selected.length > 0 && (
        <Button tone="quiet" size="small" onClick={() => actor.send({ type: 'delete.pressed' })}>
          <Trash2 className="size-4" aria-hidden="true" />
          {t('Delete selected')}
        </Button>
      )}
    </div>
  );
};
