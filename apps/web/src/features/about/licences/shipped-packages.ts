import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Locked {
  version?: string;
  license?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** `package-lock.json`, as far as it is read here. */
interface Lock {
  packages: Record<string, Locked>;
}

/** What a person gets: the server, the pages, and what both stand on. Tests, measurements and tools stay at home. */
const workspaces = ['apps/api', 'apps/site', 'apps/web', 'packages/contracts', 'prisma'];
/** No dependency to run, yet part of the server: the generated client brings the one, and the build copies the fonts of PDF files. */
const isBundled = (place: string) => place === 'node_modules/@prisma/client' || place.startsWith('node_modules/@expo-google-fonts/');

/** Where each package stands that is shipped: all that a workspace needs to run, and whatever those need in turn. */
function shippedPlaces({ packages }: Lock): string[] {
  const open = [...workspaces, ...Object.keys(packages).filter(isBundled)];
  const found = new Set<string>();
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const locked = packages[at];
    if (locked === undefined || found.has(at)) continue;
    found.add(at);
    if (locked.link) continue;
    const isOptionalPeer = (name: string) => locked.peerDependenciesMeta?.[name]?.optional === true;
    const peers = Object.keys(locked.peerDependencies ?? {}).filter((name) => !isOptionalPeer(name));
    const names = [...Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }), ...peers];
    open.push(...names.flatMap((name) => placeOf(packages, at, name) ?? []));
  }
  return [...found].filter((at) => at.includes('node_modules/') && packages[at]?.link !== true);
}

/** Where a package finds another one, as Node looks for it: in its own folder first, then in each above it. */
function placeOf(packages: Lock['packages'], from: string, name: string): string | undefined {
  const above = [...from.matchAll(/\/node_modules\/|$/g)].map(({ index }) => `${from.slice(0, index)}/node_modules/${name}`);
  return [...above.reverse(), `node_modules/${name}`].find((place) => place in packages);
}

/** A shipped package in package-lock.json, and its folder, which is not there for another machine's packages. */
export interface LockedPackage {
  name: string;
  version: string;
  license: string | undefined;
  folder: string;
}

/** Every package that is shipped; one with several copies occurs several times. */
export function shippedPackages(root: string): LockedPackage[] {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock; // npm writes it
  return shippedPlaces(lock).map((at) => {
    const { version = '', license } = lock.packages[at] ?? {};
    const name = at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return { name, version, license, folder: path.join(root, at) };
  });
}

/** Every package that is shipped, a line each: name, version and licence. */
export function licenceLines(root: string): string {
  const lines = shippedPackages(root).map(({ name, version, license, folder }) => [name, version, license ?? licenceOf(folder)].join('\t'));
  return `${[...new Set(lines)].sort(inOrder).join('\n')}\n`;
}

export const inOrder = new Intl.Collator('en').compare;

/** The licence of an installed package whose manifest does not name one in today's way; `-` where nothing in it does. */
function licenceOf(folder: string): string {
  if (!existsSync(folder)) return '-';
  const { licenses } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { licenses?: { type?: string }[] }; // its manifest
  const named = licenses?.map(({ type }) => type).join(' OR ');
  if (named) return named;
  const texts = readdirSync(folder).filter((file) => /^(licen[cs]e|readme)/i.test(file));
  const isMit = texts.some((file) =>
    readFileSync(path.join(folder, file), 'utf8').includes('Permission is hereby granted, free of charge'),
  );
  return isMit ? 'MIT' : '-';
}
