const SHAPE = /^D?:?(\d{4})(\d{2})?(\d{2})?(\d{2})?(\d{2})?(\d{2})?(?:([+-]\d{2})'?(\d{2})?)?/;

/** `D:20260301120000+00'00'`. @see ISO 32000-1, 7.9.4 "Dates" */
export const pdfDate = (at: Date): string => `D:${at.toISOString().replace(/\.\d+Z$|[-:T]/g, '')}+00'00'`;

/** Undefined for what is no date; without a zone it is taken for UTC. */
export const readPdfDate = (text: string): Date | undefined => {
  const [, year, ...rest] = SHAPE.exec(text.trim()) ?? [];
  if (year === undefined) return undefined;
  const part = (at: number, otherwise: string): string => rest[at] ?? otherwise;
  const date = `${year}-${part(0, '01')}-${part(1, '01')}`;
  const time = `${part(2, '00')}:${part(3, '00')}:${part(4, '00')}`;
  const at = new Date(`${date}T${time}${part(5, '+00')}:${part(6, '00')}`);
  return Number.isNaN(at.getTime()) ? undefined : at;
};
