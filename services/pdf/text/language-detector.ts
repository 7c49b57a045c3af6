import type { eld } from 'eld';

export type LanguageDetector = Extract<typeof eld, { load: unknown }>;

let loading: Promise<LanguageDetector> | undefined;

const load = async (): Promise<LanguageDetector> => {
  const { eld: library } = await import('eld');
  const detector = (library as LanguageDetector).newInstance();
  await detector.load('small');
  return detector;
};

/** Loaded when it is first asked for; it takes a moment and some megabytes. */
export const languageDetector = (): Promise<LanguageDetector> => (loading ??= load());
