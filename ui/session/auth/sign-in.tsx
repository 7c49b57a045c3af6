import { buttonLook, type Look } from '../../parts/button-look.js';
import { LinkMenu } from '../../parts/menus/link-menu.js';
import { useCapabilities } from '../use-capabilities.js';
import { t } from '../../text/t.js';

const google = { label: 'Google', path: '/api/auth/google' };

/** Starts signing in: with the only provider, or with the one that the visitor picks. */
export const SignIn = (look: Look) => {
  const providers = useCapabilities()?.signIn ?? [];
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
