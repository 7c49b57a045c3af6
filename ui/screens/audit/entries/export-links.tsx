import { Download } from 'lucide-react';
import { exportAddress, type ActivityFilters } from '../../../calls/audit.calls.js';
import { AsButton } from '../../../parts/as-button.js';
import { t } from '../../../text/t.js';

const formats = [
  { format: 'jsonl', name: 'JSON Lines' },
  { format: 'csv', name: 'CSV' },
] as const;

interface ExportLinksProps {
  readonly text: 'Export as {format}' | 'Export all matches as {format}';
  readonly isReadable: boolean;
  readonly filters?: ActivityFilters;
}

/** Downloads of the log, or of what a search finds in it. */
export const ExportLinks = ({ text, ...what }: ExportLinksProps) =>
  formats.map(({ format, name }) => (
    <AsButton key={format} tone="quiet" size="small">
      <a href={exportAddress({ format, ...what })} download>
        <Download className="size-4" aria-hidden="true" />
        {t(text, { format: name })}
      </a>
    </AsButton>
  ));
