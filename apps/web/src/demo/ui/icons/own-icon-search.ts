import * as ownIcons from './own-icons.ts';

const all = Object.keys(ownIcons).map((name) => {
  const words = name
    .replace(/^Icon/, '')
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .toLowerCase();
  return { name, words };
});

/** The names of the product's icons that hold every word typed. */
export function findOwnIcons(text: string): string[] {
  const wanted = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return all
    .filter(({ name, words }) => wanted.every((word) => words.includes(word) || name.toLowerCase().includes(word)))
    .map(({ name }) => name);
}
