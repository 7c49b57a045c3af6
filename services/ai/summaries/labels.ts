import type { LanguageCode } from '../../../contracts/languages.js';

interface Labels {
  readonly brief: string;
  readonly points: string;
}

/** Headings of a summary where the document has none of its own, in the language of the document. */
const labels: Readonly<Record<LanguageCode, Labels>> = {
  en: { brief: 'In brief', points: 'Key points' },
  es: { brief: 'En resumen', points: 'Puntos clave' },
  fr: { brief: 'En bref', points: 'Points clés' },
  de: { brief: 'Kurz gesagt', points: 'Kernpunkte' },
  it: { brief: 'In breve', points: 'Punti chiave' },
  pt: { brief: 'Em resumo', points: 'Pontos principais' },
  ru: { brief: 'Кратко', points: 'Главное' },
  zh: { brief: '概要', points: '要点' },
  ja: { brief: '概要', points: '要点' },
  ko: { brief: '요약', points: '핵심 내용' },
  ar: { brief: 'باختصار', points: 'النقاط الرئيسية' },
  hi: { brief: 'संक्षेप में', points: 'मुख्य बिंदु' },
  nl: { brief: 'In het kort', points: 'Kernpunten' },
  pl: { brief: 'W skrócie', points: 'Najważniejsze punkty' },
  tr: { brief: 'Kısaca', points: 'Önemli noktalar' },
  sv: { brief: 'I korthet', points: 'Huvudpunkter' },
  no: { brief: 'Kort fortalt', points: 'Hovedpunkter' },
  da: { brief: 'Kort fortalt', points: 'Hovedpunkter' },
  fi: { brief: 'Lyhyesti', points: 'Pääkohdat' },
  el: { brief: 'Με λίγα λόγια', points: 'Βασικά σημεία' },
  he: { brief: 'בקצרה', points: 'נקודות עיקריות' },
};

export const labelsIn = (language: string): Labels =>
  Object.hasOwn(labels, language) ? labels[language as LanguageCode] : labels.en;
