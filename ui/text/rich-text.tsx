import { Fragment, type ReactNode } from 'react';
import type { Text } from '../../contracts/texts/text-catalogue.js';
import { translated } from './t.js';

interface RichTextProps {
  readonly text: Text;
  /** The elements that stand for `{name}`, such as a link. */
  readonly parts: Readonly<Record<string, ReactNode>>;
}

/** A sentence with elements in it, in the order that the visitor's language wants. */
export const RichText = ({ text, parts }: RichTextProps) =>
  translated(text)
    .split(/(\{\w+\})/)
    .map((piece, at) => (
      <Fragment key={at}>{/^\{\w+\}$/.test(piece) ? (parts[piece.slice(1, -1)] ?? piece) : piece}</Fragment>
    ));
