import { SignIn } from '../../session/auth/sign-in.js';
import { t } from '../../text/t.js';

/** Tells guests about workflows, and how to have some. */
export const SignInFirst = () => (
  <section className="grid justify-items-center gap-5 rounded-3xl border border-line bg-card px-5 py-12 text-center shadow-card">
    <p className="max-w-xl text-balance">
      {t('A workflow is a list of tools that files go through one after the other. It stays in your account.')}
    </p>
    <p className="font-semibold">{t('Sign in to make workflows and run them.')}</p>
    <SignIn />
  </section>
);
