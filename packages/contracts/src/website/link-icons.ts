import { iconNames } from './link-icon-names.ts';

/** The documented icon of a new link. */
export const defaultIcon = 'fas fa-dot-circle';

/** CSS class of an icon style, such as `fas`. */
export type IconStyle = keyof typeof iconNames;

/** Every icon code of Font Awesome 5.15.4 Free, such as `fas fa-dot-circle`. */
export const iconCodes: readonly string[] = Object.entries(iconNames).flatMap(([style, names]) =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => `${style} fa-${name}`),
);

const knownCodes: ReadonlySet<string> = new Set(iconCodes);

/** Whether a text is in `iconCodes`. */
export const isIconCode = (text: string): boolean => knownCodes.has(text);
