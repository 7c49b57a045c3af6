import { buttonLook, type Look } from '../../parts/button-look.js';
import { useCapabilities } from '../use-capabilities.js';

const google = { label: 'Google', path: '/api/auth/google' };

/** Begins signing in: with the one provider there is, or the one that is picked. */
export const SignIn = (look: Look) => {
  const providers = useCapabilities()?.signIn ?? [];
  const [only = google] = providers;
  if (providers.length < 2) {
    return (
      <a href={only.path} className={buttonLook(look)}>
        Sign in {only.path !== google.path && <span className="max-sm:sr-only">with {only.label}</span>}
      </a>
    );
  }
  return (
    <details className="relative">
      <summary className={buttonLook(look, 'list-none')}>Sign in</summary>
      <ul className="absolute right-0 top-12 z-40 grid w-56 gap-1 rounded-2xl border border-line bg-card p-2 text-left shadow-lift">
        {providers.map(({ label, path }) => (
          <li key={path}>
            <a href={path} className="flex min-h-11 items-center rounded-xl px-3 transition-colors hover:bg-ink/5">
              Sign in with {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
};
