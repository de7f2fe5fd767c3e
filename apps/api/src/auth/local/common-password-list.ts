// imported lazily as a module of ours: of a package written for require() the bundle has no named exports then
import { dictionary } from '@zxcvbn-ts/language-common';

/** ASVS 5.0, 6.2.4: at least the 3,000 most common passwords that match the other rules. */
const listSize = 3_000;
const minLength = 6;

const list = dictionary['passwords-common'] as string[]; // most common first

export const commonPasswords: ReadonlySet<string> = new Set(list.filter(({ length }) => length >= minLength).slice(0, listSize));
