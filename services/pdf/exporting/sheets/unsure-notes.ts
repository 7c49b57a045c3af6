import type { Note } from '../../../../contracts/events/conversion.js';
import type { Sheet } from './sheet.js';

/** Says how many numbers and days may be two, with the first of them. */
export const unsureNotes = (name: string, sheets: readonly Sheet[]): readonly Note[] => {
  const values = sheets.flatMap(({ cells }) => cells.flatMap(({ value }) => (value.kind === 'text' ? [value] : [])));
  const numbers = values.filter(({ unsure }) => unsure === 'number').map(({ text }) => text);
  const days = values.filter(({ unsure }) => unsure === 'date').map(({ text }) => text);
  const [number] = numbers;
  const [day] = days;
  return [
    ...(number === undefined
      ? []
      : [
          {
            code: 'sheet.numbers-unsure',
            text: `Numbers of ${name} that can be read in two ways, such as ${number}, stayed text: ${numbers.length}. Choose the decimal sign to have them as numbers.`,
          },
        ]),
    ...(day === undefined
      ? []
      : [
          {
            code: 'sheet.dates-unsure',
            text: `Dates of ${name} in which day and month can be swapped, such as ${day}, stayed text: ${days.length}.`,
          },
        ]),
  ];
};
