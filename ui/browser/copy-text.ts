import { fromPromise } from 'xstate';

/** Browsers offer the clipboard API to secure pages only; elsewhere, copying from a selected text field still works. */
const copyBySelection = (text: string): boolean => {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr-only';
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy'); // oxlint-disable-line typescript/no-deprecated -- no other way without https
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
};

/** Copies a text to the clipboard. */
export const copyText = fromPromise(async ({ input: { text } }: { readonly input: { readonly text: string } }) => {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    if (!copyBySelection(text)) throw new Error('Could not copy to clipboard', { cause: error });
  }
});
