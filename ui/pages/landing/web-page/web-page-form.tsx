import { useSelector } from '@xstate/react';
import { CircleAlert, Globe, LoaderCircle } from 'lucide-react';
import { PAGE_ADDRESS_MAX } from '../../../../contracts/web-pages.js';
import { Button } from '../../../parts/button.js';
import { Field } from '../../../parts/field.js';
import { useCapabilities } from '../../../session/use-capabilities.js';
import { useScreen } from '../../../session/use-screen.js';
import { t, translated } from '../../../text/t.js';
import { webPageMachine, type WebPageActor, type WebPageInput } from './web-page.machine.js';

const FIELD = 'web-page-address';
const PROBLEM = 'web-page-problem';
const HOSTS = 'web-page-hosts';

/** Takes a page by its address, where the administrators of the site have listed hosts. Requirement. */
export const WebPage = ({ take }: WebPageInput) => {
  const hosts = useCapabilities()?.webPageHosts ?? [];
  return hosts.length === 0 ? null : <WebPageForm hosts={hosts} take={take} />;
};

const WebPageForm = ({ hosts, take }: WebPageInput & { readonly hosts: readonly string[] }) => {
  const actor = useScreen(webPageMachine, { take });
  const isReading = useSelector(actor, (state) => state.matches('reading'));
  return (
    <form
      data-web-page={isReading ? 'reading' : 'resting'}
      aria-busy={isReading}
      className="mt-5 rounded-2xl border border-line bg-card p-4 text-start"
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'read.pressed' });
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <Address actor={actor} isReading={isReading} />
        <Press actor={actor} isReading={isReading} />
      </div>
      <Problem actor={actor} />
      <p id={HOSTS} className="mt-3 text-[0.8125rem] wrap-anywhere text-muted">
        {t('Pages of these hosts are read: {hosts}', { hosts: hosts.join(', ') })}
      </p>
    </form>
  );
};

interface PartProps {
  readonly actor: WebPageActor;
}

const Address = ({ actor, isReading }: PartProps & { readonly isReading: boolean }) => {
  const { address, problem } = useSelector(actor, ({ context }) => context);
  return (
    <Field
      id={FIELD}
      label={t('Web page by its address')}
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      maxLength={PAGE_ADDRESS_MAX}
      placeholder="https://"
      value={address}
      readOnly={isReading}
      aria-invalid={problem !== ''}
      aria-describedby={problem === '' ? HOSTS : `${PROBLEM} ${HOSTS}`}
      className="min-w-56 flex-1"
      onChange={(event) => actor.send({ type: 'address.typed', address: event.currentTarget.value })}
    />
  );
};

const Problem = ({ actor }: PartProps) => {
  const problem = useSelector(actor, ({ context }) => context.problem);
  return (
    <p id={PROBLEM} role="alert" className="mt-3 flex gap-2 text-sm wrap-anywhere text-danger empty:hidden">
      {problem !== '' && (
        <>
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {translated(problem)}
        </>
      )}
    </p>
  );
};

const Press = ({ actor, isReading }: PartProps & { readonly isReading: boolean }) =>
  isReading ? (
    <>
      <p role="status" className="flex min-h-11 items-center gap-2 text-sm text-muted">
        <LoaderCircle className="size-4 animate-spin" aria-hidden="true" />
        {t('The page is being read')}
      </p>
      <Button type="button" tone="quiet" onClick={() => actor.send({ type: 'cancel.pressed' })}>
        {t('Cancel')}
      </Button>
    </>
  ) : (
    <Button type="submit" tone="quiet">
      <Globe className="size-4" aria-hidden="true" />
      {t('Read the page')}
    </Button>
  );
