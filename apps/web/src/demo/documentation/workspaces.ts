interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The manifests of all workspaces as they stand in the source, taken at build. */
const files = import.meta.glob<Manifest>(
  ['../../../../../package.json', '../../../../../{apps,packages}/*/package.json', '../../../../../{prisma,e2e,bench}/package.json'],
  { import: 'default', eager: true },
);

/** One library that a workspace names. */
interface Library {
  name: string;
  version: string;
}

/** A workspace with what it needs to run, and what it needs to be made and tested. */
export interface Workspace {
  name: string;
  runs: readonly Library[];
  makes: readonly Library[];
}

/** Every workspace, the product's own names left out of their libraries. */
export const workspaces: readonly Workspace[] = Object.values(files).map(({ name, dependencies, devDependencies }) => ({
  name,
  runs: librariesOf(dependencies),
  makes: librariesOf(devDependencies),
}));

/** How many different libraries are named in all. */
export const libraryCount = new Set(workspaces.flatMap(({ runs, makes }) => [...runs, ...makes]).map(({ name }) => name)).size;

function librariesOf(named: Record<string, string> = {}): Library[] {
  const own = Object.values(files).map(({ name }) => name);
  return Object.entries(named)
    .map(([name, version]) => ({ name, version }))
    .filter(({ name }) => !own.includes(name));
}
