import type { Page } from 'playwright-core';
import { catalogue as arabic } from '../../words/ar.po';
import { inEnglish, wording, type Spoken, type TextValues } from '../../contracts/texts/wording.js';
import { startAccountProvider, type AccountProvider } from '../../gateway/fixtures/account-provider.js';
import { startOpenIdProvider } from '../../gateway/fixtures/open-id-provider.js';
import { openBrowserHouse, touch, type BrowserHouse } from '../harness/browser.js';
import { startDocket, type Docket } from '../harness/running-docket.js';
import { samplesToSee, type SamplesToSee } from './samples-to-see.js';
import { sizeOf, type Language } from './combinations.js';

/** Done to a page before it is opened, such as answering a call in place of the server. */
export type Prepare = (page: Page) => Promise<unknown>;

/** Everything that walks begin with. */
export interface Stage {
  readonly address: string;
  readonly language: Language;
  readonly samples: SamplesToSee;
  readonly said: (text: string, values?: TextValues) => string;
  /** A visitor of their own at a path of the installation, who has a large screen and speaks the language. */
  readonly visit: (path: string, prepare?: Prepare) => Promise<Page>;
  /** The same, signed in, with nothing made yet. */
  readonly signIn: () => Promise<Page>;
}

/** An installation with two ways to sign in, and a browser. */
export interface Theatre {
  readonly stageIn: (language: Language) => Stage;
  readonly close: () => Promise<void>;
}

const spokenIn: Readonly<Record<Language, Spoken>> = {
  en: inEnglish,
  ar: { language: 'ar', catalogue: arabic },
};

interface Parts {
  readonly house: BrowserHouse;
  readonly docket: Docket;
  readonly google: AccountProvider;
  readonly samples: SamplesToSee;
}

let people = 0;
/** The provider vouches for one at a time. */
let signingIn: Promise<unknown> = Promise.resolve();

const stageOf = ({ house, docket, google, samples }: Parts, language: Language): Stage => {
  const { address } = docket;
  const visit: Stage['visit'] = async (path, prepare) => {
    // Some pages forbid all scripts, axe's too.
    const page = await house.newPage({ viewport: sizeOf(1280), locale: language, bypassCSP: true });
    await prepare?.(page);
    await page.goto(new URL(path, address).href);
    await touch(page);
    return page;
  };
  return {
    address,
    language,
    samples,
    said: (text, values) => wording(spokenIn[language], text, values),
    visit,
    signIn: () => {
      const visited = signingIn.then(() => {
        people += 1;
        google.isNow({ sub: `member-${people}`, name: 'Ada Lovelace' });
        return visit('/api/auth/google');
      });
      signingIn = visited.catch(() => undefined); // whoever waits for it is told
      return visited;
    },
  };
};

/** @throws Error where the product is not built. */
export const openTheatre = async (): Promise<Theatre> => {
  const [google, openId, samples] = await Promise.all([startAccountProvider(), startOpenIdProvider(), samplesToSee()]);
  const settings = { ...google.settings, ...openId.settings, OIDC_LABEL: 'Town Hall', OPENAI_API_KEY: '' };
  const docket = await startDocket({ settings });
  openId.isReadyFor(docket.address);
  const house = openBrowserHouse();
  return {
    stageIn: (language) => stageOf({ house, docket, google, samples }, language),
    close: async () => {
      await house.close();
      await docket.dispose();
      await Promise.all([google.stop(), openId.stop()]);
    },
  };
};
