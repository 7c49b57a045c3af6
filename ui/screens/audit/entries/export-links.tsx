import { Download } from 'lucide-react';
import { exportAddress, type ActivityFilters } from '../../../calls/audit.calls.js';
import { AsButton } from '../../../parts/as-button.js';

const formats = [
  { format: 'jsonl', name: 'JSON Lines' },
  { format: 'csv', name: 'CSV' },
] as const;

interface ExportLinksProps {
  /** First word of the links, such as `Export`. */
  readonly verb: string;
  readonly isReadable: boolean;
  readonly filters?: ActivityFilters;
}

/** Downloads of the log, or of what a search finds in it. */
export const ExportLinks = ({ verb, ...what }: ExportLinksProps) =>
  formats.map(({ format, name }) => (
    <AsButton key={format} tone="quiet" size="small">
      <a href={exportAddress({ format, ...what })} download>
        <Download className="size-4" aria-hidden="true" />
        {verb} as {name}
      </a>
    </AsButton>
  ));
