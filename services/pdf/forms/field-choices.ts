import { PDFDropdown, PDFOptionList, PDFRadioGroup, type PDFField } from '@cantoo/pdf-lib';

export interface Choice {
  /** The value that the form stores; of a radio button, the name of its state. */
  readonly value: string;
  /** The text that people read. */
  readonly label: string;
}

/** The choices of a field, in its order; each once. */
export const choicesOf = (field: PDFField): readonly Choice[] => {
  if (field instanceof PDFRadioGroup) return buttonsOf(field);
  if (!(field instanceof PDFDropdown || field instanceof PDFOptionList)) return [];
  return field.acroField.getOptions().map(({ value, display }) => ({
    value: value.decodeText(),
    label: display.decodeText(),
  }));
};

/** Where buttons have texts of their own (`Opt`), they are in the order of the buttons. */
const buttonsOf = ({ acroField }: PDFRadioGroup): readonly Choice[] => {
  const texts = acroField.getExportValues();
  const choices = acroField.getWidgets().flatMap((widget, index) => {
    const value = widget.getOnValue()?.decodeText();
    return value === undefined ? [] : [{ value, label: texts?.[index]?.decodeText() ?? value }];
  });
  return [...new Map(choices.map((choice) => [choice.value, choice])).values()];
};
