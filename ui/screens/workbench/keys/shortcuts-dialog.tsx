import type { Text } from '../../../../contracts/texts/text-catalogue.js';
import { Dialog } from '../../../parts/dialog.js';
import { KeyCap } from '../../../parts/key-cap.js';
import { printedKeys } from './printed-keys.js';
import { shortcuts, type Shortcut } from './shortcut-table.js';
import { t, translated } from '../../../text/t.js';

const places: readonly { readonly place: Shortcut['place']; readonly title: Text }[] = [
  { place: 'anywhere', title: 'Everywhere' },
  { place: 'document', title: 'On the document' },
  { place: 'grid', title: 'All pages' },
  { place: 'page', title: 'One page' },
  { place: 'compare', title: 'Compare' },
];

/** The table of shortcuts, by where they act. */
export const ShortcutsDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title={t('Shortcuts')} onClose={onClose}>
    <div className="grid gap-6">
      {places.map(({ place, title }) => (
        <section key={place} aria-label={translated(title)}>
          <h3 className="mb-1 text-[0.8125rem] font-semibold text-muted">{translated(title)}</h3>
          <dl className="divide-y divide-line">
            {(shortcuts as readonly Shortcut[])
              .filter((one) => one.place === place)
              .map((one) => (
                <Line key={one.id} shortcut={one} />
              ))}
          </dl>
        </section>
      ))}
      <p className="text-[0.8125rem] text-muted">
        {t('Single-key shortcuts work while the document has focus. Press F6 until it does.')}
      </p>
    </div>
  </Dialog>
);

const Line = ({ shortcut: { keys, text } }: { readonly shortcut: Shortcut }) => (
  <div className="flex min-h-10 items-center justify-between gap-4 py-1 text-sm">
    <dt>{translated(text)}</dt>
    <dd className="flex shrink-0 flex-wrap items-center justify-end gap-2">
      {keys.map((one, at) => (
        <span key={one} className="flex items-center gap-1">
          {at > 0 && <span className="me-1 text-xs text-muted">{t('or')}</span>}
          <span dir="ltr" className="flex items-center gap-1">
            {printedKeys(one).map((key) => (
              <KeyCap key={key} text={key} />
            ))}
          </span>
        </span>
      ))}
    </dd>
  </div>
);
