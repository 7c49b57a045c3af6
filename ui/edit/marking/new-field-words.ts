import {
  CircleDot,
  List,
  RectangleEllipsis,
  Signature,
  SquareCheck,
  SquareChevronDown,
  type LucideIcon,
} from 'lucide-react';
import type { Text } from '../../../contracts/texts/text-catalogue.js';
import type { FieldKind } from '../marks/field-mark.js';

/** Names of fields by the act of a person with them. */
export const fieldLooks: Readonly<Record<FieldKind, readonly [Icon: LucideIcon, label: Text]>> = {
  text: [RectangleEllipsis, 'Text field'],
  check: [SquareCheck, 'Tick box'],
  radio: [CircleDot, 'Radio button'],
  choice: [SquareChevronDown, 'Drop-down list'],
  list: [List, 'List field'],
  signature: [Signature, 'Signature field'],
};
