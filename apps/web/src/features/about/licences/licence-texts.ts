import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inOrder, shippedPackages } from './shipped-packages.ts';

const isLicenceFile = (file: string) => /^(licen[cs]e|copying|notice)/i.test(file);
const rule = '='.repeat(80);

/**
 * The licence texts of all shipped packages, each text once, below the packages that have it. Read from the installed packages: those for other
 * machines, and those without a text, are named with their licence only.
 */
export function licenceTexts(root: string): string {
  const packagesOf = new Map<string, Set<string>>();
  for (const { name, version, license, folder } of shippedPackages(root)) {
    const text = textsIn(folder) || `Licence: ${license ?? 'see the package'}`;
    packagesOf.set(text, (packagesOf.get(text) ?? new Set()).add(`${name} ${version}`));
  }
  const parts = [...packagesOf].map(([text, names]) => `${rule}\n${[...names].sort(inOrder).join('\n')}\n\n${text}\n`);
  return parts.sort(inOrder).join('\n');
}

function textsIn(folder: string): string {
  if (!existsSync(folder)) return '';
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && isLicenceFile(entry.name));
  return files
    .map(({ name }) => readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
    .sort(inOrder)
    .join('\n\n');
}
