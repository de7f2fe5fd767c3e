import { iconNames } from './link-icon-names.ts';

/** The documented icon of a new link. */
export const usualIcon = 'fas fa-dot-circle';

/** The styles of the free icons by the class that asks for one, as people write it before a name. */
export type IconStyle = keyof typeof iconNames;

/** Every icon code of Font Awesome 5.15.4 Free, such as `fas fa-dot-circle`. */
export const iconCodes: readonly string[] = Object.entries(iconNames).flatMap(([style, names]) =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => `${style} fa-${name}`),
);

const known: ReadonlySet<string> = new Set(iconCodes);

/** Whether a text is one of those codes. */
export const isIconCode = (text: string): boolean => known.has(text);
