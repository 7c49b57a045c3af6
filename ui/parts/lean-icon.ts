import { createElement, type SVGProps } from 'react';

/** The drawing of an icon as lucide hands it over. */
interface IconDrawing {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, unknown>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number | string;
}

/**
 * The factory of lucide's icons in the build: the library's own, without the classes, contexts and renamed attributes
 * that no screen uses. An icon is decorative unless its properties say otherwise.
 */
export const leanIcon =
  ({ node }: IconDrawing) =>
  ({ size = 24, strokeWidth = 2, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
