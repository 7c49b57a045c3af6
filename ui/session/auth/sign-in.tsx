import { buttonLook, type Look } from '../../parts/button-look.js';
import { LinkMenu } from '../../parts/menus/link-menu.js';
import { useCapabilities } from '../use-capabilities.js';
import { t } from '../../text/t.js';

const google = { label: 'Google', path: '/api/auth/google' };

/** Leads on to the only provider, or to where one of several is chosen. */
const EARLY = `${google.path}?choose`;

interface SignInProps extends Look {
  /** Until it is known who is here: only newcomers see it. */
  readonly isEarly?: boolean;
}

/** Starts signing in: with the only provider, or with the one that the visitor picks. */
export const SignIn = ({ isEarly = false, ...look }: SignInProps) => {
  const providers = useCapabilities()?.signIn ?? [];
  if (isEarly)
    return (
      <a href={EARLY} className={buttonLook(look, 'invisible in-data-newcomer:visible')}>
        {t('Sign in')}
      </a>
    );
  const [only = google] = providers;
  if (providers.length < 2) {
    return (
      <a href={only.path} className={buttonLook(look)}>
        {only.path === google.path ? t('Sign in') : <SignInWith label={only.label} />}
      </a>
    );
  }
  return (
    <LinkMenu
      button={
        <button type="button" className={buttonLook(look)}>
          {t('Sign in')}
        </button>
      }
      links={providers.map(({ label, path }) => (
        <a key={path} href={path}>
          {t('Sign in with {provider}', { provider: label })}
        </a>
      ))}
    />
  );
};

/** On small screens the provider is only read out. */
const SignInWith = ({ label }: { readonly label: string }) => (
  <>
    <span className="sm:hidden" aria-hidden="true">
      {t('Sign in')}
    </span>
    <span className="max-sm:sr-only">{t('Sign in with {provider}', { provider: label })}</span>
  </>
);
