import type { ScreenLanguage } from '../../../../contracts/screen-languages.js';
import { spokenHere } from '../../../text/language.js';
import { translated } from '../../../text/t.js';

type Caps = Readonly<Record<string, string>>;

const printed: Caps = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
};

/** Arabic and Chinese keyboards have the English names. */
const printedIn: Readonly<Partial<Record<ScreenLanguage, Caps>>> = {
  de: {
    Ctrl: 'Strg',
    Shift: 'Umschalt',
    Enter: 'Eingabe',
    Space: 'Leertaste',
    Delete: 'Entf',
    Home: 'Pos1',
    End: 'Ende',
  },
  fr: {
    Shift: 'Maj',
    Enter: 'Entrée',
    Escape: 'Échap',
    Space: 'Espace',
    Delete: 'Suppr',
    Home: 'Début',
    End: 'Fin',
  },
  es: {
    Shift: 'Mayús',
    Enter: 'Intro',
    Space: 'Espacio',
    Delete: 'Supr',
    Home: 'Inicio',
    End: 'Fin',
  },
};

/** How this keyboard calls the key that goes with letters. */
const mod = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? 'Cmd' : 'Ctrl');

const capOf = (key: string): string => {
  const name = key === 'Mod' ? mod() : key;
  const symbol = printed[name];
  return printedIn[spokenHere().language]?.[name] ?? (symbol === undefined ? name : translated(symbol));
};

/** Keys of the table as they are printed on a keyboard; a plus sign alone is a key. */
export const printedKeys = (keys: string): readonly string[] => keys.split(/(?<=.)\+/).map(capOf);
