import { buttonLook, type Look } from '../../parts/button-look.js';
import { LinkMenu } from '../../parts/link-menu.js';
import { useCapabilities } from '../use-capabilities.js';

const google = { label: 'Google', path: '/api/auth/google' };

/** Starts signing in: with the only provider, or with the one that the visitor picks. */
export const SignIn = (look: Look) => {
  const providers = useCapabilities()?.signIn ?? [];
  const [only = google] = providers;
  if (providers.length < 2) {
    return (
      <a href={only.path} className={buttonLook(look)}>
        Sign in{only.path !== google.path && <span className="max-sm:sr-only"> with {only.label}</span>}
      </a>
    );
  }
  return (
    <LinkMenu
      button={
        <button type="button" className={buttonLook(look)}>
          Sign in
        </button>
      }
      links={providers.map(({ label, path }) => (
        <a key={path} href={path}>
          Sign in with {label}
        </a>
      ))}
    />
  );
};
