import { fromCallback } from 'xstate';

/** Whether a query says that the visitor has just returned from signing in. */
export const saysAuthSuccess = (search: string): boolean => new URLSearchParams(search).get('auth') === 'success';

/** Takes `auth=…` out of the address without reloading. */
export const forgetAuthAnswer = (): void => {
  const address = new URL(location.href);
  address.searchParams.delete('auth');
  history.replaceState(history.state, '', address);
};

/** Reloads the page, which ends everything that runs on it. */
export const reloadPage = fromCallback(() => {
  location.reload();
});

export const reportError = (error: unknown): void => {
  console.info(error); // eslint-disable-line no-console -- requirement R-15.4: only logged
};
