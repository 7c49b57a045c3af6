type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fields that somebody has filled in before the app is there; chosen files wait in their inputs. */
const filled = new Map<Field, string | boolean>();

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'file');

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

/** The field that was filled in last comes last. */
export const keepFilled = ({ target }: Event): void => {
  if (!isField(target)) return;
  filled.delete(target);
  filled.set(target, isTicked(target) ? target.checked : target.value);
};

/** As the browser itself would: the app, which knows what it has set, would take a set value for its own. */
const enter = (field: Field, text: string): void => {
  const { prototype } = field.constructor as { readonly prototype: Field };
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

export const fillAgain = (): void => {
  for (const [field, value] of filled) {
    if (typeof value === 'string') enter(field, value);
    else if (isTicked(field)) {
      field.checked = !value;
      field.click();
    }
  }
  filled.clear();
};
