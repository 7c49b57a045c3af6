import { Download, Trash2 } from 'lucide-react';
import { AsButton } from '../../parts/as-button.js';
import { Button } from '../../parts/button.js';
import { Card } from '../../parts/dashboard/card.js';
import { t } from '../../text/t.js';

/** The data that a member can take along, and the way to delete everything. */
export const OwnDataCard = ({ onDelete }: { readonly onDelete: () => void }) => (
  <>
    <Card title={t('My data')}>
      <p className="mt-2 text-muted">
        {t(
          "Download everything this site's log holds about you as JSON, or as a ZIP that includes your remaining files.",
        )}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <AsButton tone="quiet">
          <a href="/api/account/data" download>
            <Download className="size-4" aria-hidden="true" />
            {t('Download as JSON')}
          </a>
        </AsButton>
        <AsButton tone="quiet">
          <a href="/api/account/files" download>
            <Download className="size-4" aria-hidden="true" />
            {t('Download with files')}
          </a>
        </AsButton>
      </div>
    </Card>
    <Card title={t('Delete my account')}>
      <p className="mt-2 text-muted">
        {t(
          'Your name, address, conversions, links and files are permanently deleted, and what the log says about you can no longer be read.',
        )}
      </p>
      <Button tone="danger" className="mt-4" onClick={onDelete}>
        <Trash2 className="size-4" aria-hidden="true" />
        {t('Delete my account')}
      </Button>
    </Card>
  </>
);
