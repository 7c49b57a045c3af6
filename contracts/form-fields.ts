/** What a person can do with a field of a form: write, tick, choose one of several, choose from a list, or sign. */
export type FormFieldKind = 'text' | 'check' | 'radio' | 'choice' | 'list' | 'signature' | 'button';

/** A place of a field on a page. */
export interface FormFieldPlace {
  /** From 1. */
  readonly page: number;
  /** Points from the top left of the page as displayed. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Of a radio button, the choice that it stands for. */
  readonly choice?: string;
}

/** A field of a form as a program or a person fills it in. */
export interface FormField {
  /** Its full name, such as `applicant.address.city`. */
  readonly name: string;
  readonly kind: FormFieldKind;
  /** What its author calls it for people; empty where the form says nothing. */
  readonly label: string;
  /** Text; whether it is ticked; the choice, or the choices of a list; null for what has no value. */
  readonly value: FormValue | null;
  /** Of radio buttons, choices and lists. */
  readonly choices: readonly string[];
  readonly required: boolean;
  readonly readOnly: boolean;
  /** A script of the form works it out, which does not run here. */
  readonly calculated: boolean;
  /** A text of several lines. */
  readonly multiline: boolean;
  /** In characters. */
  readonly maxLength: number | null;
  /** Several of a list may be chosen; in a choice, other words may be written. */
  readonly open: boolean;
  readonly places: readonly FormFieldPlace[];
}

export type FormValue = string | boolean | readonly string[];

/** Values by the full names of their fields. */
export type FormValues = Readonly<Record<string, FormValue>>;
