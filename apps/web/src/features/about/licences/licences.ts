import { searchFor } from '@faculty/contracts/kit/text/search-text';
import list from './licences.tsv?raw';

/** One package that is shipped with the system. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** As its maker names it; null where nothing in it says. */
  licence: string | null;
}

/** Every package that is shipped; the list is made from package-lock.json, and a test holds it to that. */
export const packages: readonly ShippedPackage[] = list
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [name = '', version = '', licence = '-'] = line.split('\t');
    return { name, version, licence: licence === '-' ? null : licence };
  });

/** How many packages have each licence, the most frequent first. */
export function licenceCounts(): [licence: string | null, count: number][] {
  const counts = new Map<string | null, number>();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** The packages in whose name, version or licence a text occurs. */
export function packagesWith(search: string): readonly ShippedPackage[] {
  const fits = searchFor(search);
  return packages.filter(({ name, version, licence }) => fits(`${name} ${version} ${licence ?? ''}`));
}
