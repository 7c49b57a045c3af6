import { icons, type LucideIcon } from 'lucide-react';

/**
 * Icons by the names of their components. This file has all of lucide, for tests and for the page that the build draws;
 * in the scripts of the pages, build/screens/icon-imports.ts puts those in its place that the catalogue names.
 */
export const toolIcons: Readonly<Record<string, LucideIcon>> = icons;
