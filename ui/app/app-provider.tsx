import { Direction } from 'radix-ui';
import { useEffect, useState, type ReactNode } from 'react';
import { onPageNotice } from '../browser/load-part.js';
import { tellFrameStarted } from '../browser/tell-started.js';
import { screenLanguages } from '../../contracts/screen-languages.js';
import { AppContext, createApp, startApp } from '../session/app-actors.js';
import { noticeOnArrival } from '../session/auth/arrival.js';
import { forgetAuthAnswer } from '../session/auth/auth-browser.js';
import { spokenHere } from '../text/language.js';

interface AppProviderProps {
  /** The query of the page's address. */
  readonly search: string;
  readonly children: ReactNode;
}

/** Starts the machines of the app only after the first render, so that hydration matches the prerendered page. */
export const AppProvider = ({ search, children }: AppProviderProps) => {
  const [actors] = useState(() => createApp(search));
  useEffect(() => {
    startApp(actors);
    const end = onPageNotice(actors.toaster.send.bind(actors.toaster));
    const notice = noticeOnArrival(search);
    if (notice) {
      actors.toaster.send(notice);
      forgetAuthAnswer();
    }
    delete document.documentElement.dataset['elsewhere'];
    tellFrameStarted();
    return end;
  }, [actors, search]);
  return (
    <AppContext value={actors}>
      <Direction.Provider dir={screenLanguages[spokenHere().language].direction}>{children}</Direction.Provider>
    </AppContext>
  );
};
