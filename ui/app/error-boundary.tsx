import { Component, type ReactNode } from 'react';
import { Button } from '../parts/button.js';
import { t } from '../text/t.js';

/** Shows a message and a link instead of a blank page when a screen throws. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="page grid min-h-dvh place-content-center justify-items-center gap-6 text-center">
        <h1 className="font-serif text-4xl">{t('Something went wrong on our side')}</h1>
        <Button
          onClick={() => {
            location.assign('/');
          }}
        >
          {t('Go Home')}
        </Button>
      </main>
    );
  }
}
