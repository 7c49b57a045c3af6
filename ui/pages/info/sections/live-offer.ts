import type { Offer } from '../../../../contracts/plans.js';
import type { Plan } from '../info-page.js';
import type { OfferWords } from './offer-words.js';
import { plansOf } from './plans-of-offer.js';

/** A script of its own for the page of prices: it asks the server and fills in what the build has drawn. */
const part = (name: string): HTMLElement | null => document.querySelector<HTMLElement>(`[data-live-${name}]`);

/** In the language of the page; the build has written them into it. */
const words = JSON.parse(
  document.querySelector<HTMLElement>('[data-live-words]')?.dataset['liveWords'] ?? '',
) as OfferWords;

const copyOf = (shape: string): Element => {
  const drawn = document.querySelector(`[data-live-shape="${shape}"]`)?.firstElementChild;
  if (!drawn) throw new Error(`The page has no shape "${shape}"`);
  return drawn.cloneNode(true) as Element;
};

const noteWith = (texts: readonly string[]): Element => {
  const note = copyOf('note');
  note.querySelectorAll('p').forEach((line, index) => line.replaceChildren(texts[index] ?? ''));
  return note;
};

const fillIncluded = (list: Element | null, texts: readonly string[]): void => {
  const [row] = list?.children ?? [];
  if (!list || !row) return;
  const rows = texts.map((text) => {
    const filled = row.cloneNode(true) as Element;
    filled.append(text);
    return filled;
  });
  list.replaceChildren(...rows);
};

const fillPlan = (column: Element, { price, text, includes, action }: Plan): void => {
  column.querySelectorAll(':scope > p').forEach((line, index) => line.replaceChildren([price, text][index] ?? ''));
  fillIncluded(column.querySelector('ul'), includes);
  const link = column.querySelector('a');
  link?.replaceChildren(action.label);
  link?.setAttribute('href', action.href);
};

const plansWith = (offer: Offer): Element => {
  const columns = copyOf('plans');
  plansOf(offer, words, document.documentElement.lang).forEach((plan, index) => {
    const column = columns.children[index];
    if (column) fillPlan(column, plan);
  });
  return columns;
};

const answer = async (): Promise<Element> => {
  try {
    const reply = await fetch('/api/claims');
    if (!reply.ok) return noteWith([words.unknown]);
    const { offer } = (await reply.json()) as { readonly offer: Offer | null };
    return offer ? plansWith(offer) : noteWith([words.free, words.freeHint]);
  } catch {
    return noteWith([words.unknown]); // out of reach
  }
};

const filled = await answer();
part('filled')?.replaceChildren(filled);
part('asking')?.toggleAttribute('hidden', true);
