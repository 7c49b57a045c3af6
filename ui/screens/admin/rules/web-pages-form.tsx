import { PAGE_HOST_MAX, PAGE_HOSTS_MAX } from '../../../../contracts/web-pages.js';
import { Button } from '../../../parts/button.js';
import { TextAreaField } from '../../../parts/field.js';
import { t } from '../../../text/t.js';

interface WebPagesFormProps {
  /** Those that are listed now. */
  readonly hosts: readonly string[];
  readonly isBusy: boolean;
  readonly onSave: (hosts: readonly string[]) => void;
}

const hostsIn = (text: string): readonly string[] => text.split(/[\s,;]+/).filter((host) => host !== '');

/** Hosts whose pages visitors can have read, one on each line; an empty field: none. */
export const WebPagesForm = ({ hosts, isBusy, onSave }: WebPagesFormProps) => (
  <form
    key={hosts.join()}
    id="site-web-pages"
    className="grid gap-3"
    onSubmit={(event) => {
      event.preventDefault();
      const typed = new FormData(event.currentTarget).get('hosts');
      onSave(typeof typed === 'string' ? hostsIn(typed) : []);
    }}
  >
    <TextAreaField
      id="site-web-pages-hosts"
      name="hosts"
      label={t('Hosts, one on each line')}
      dir="ltr"
      spellCheck={false}
      autoCapitalize="none"
      placeholder={'www.example.org\n*.example.com'}
      maxLength={PAGE_HOST_MAX * PAGE_HOSTS_MAX}
      defaultValue={hosts.join('\n')}
    />
    <Button type="submit" tone="quiet" className="justify-self-start" aria-disabled={isBusy}>
      {t('Save the hosts')}
    </Button>
  </form>
);
