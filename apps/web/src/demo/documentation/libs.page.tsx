import { usePhrases } from '../../i18n/phrases.tsx';
import { Example, Examples } from '../example.tsx';
import { PlainTable } from '../plain-table.tsx';

const phrases = {
  name: { th: 'ไลบรารี', en: 'Library' },
  version: { th: 'เวอร์ชัน', en: 'Version' },
};

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The manifests of all workspaces as they stand in the source, taken at build. */
const manifests = Object.values(
  import.meta.glob<Manifest>(
    ['../../../../../package.json', '../../../../../{apps,packages}/*/package.json', '../../../../../{prisma,e2e,bench}/package.json'],
    { import: 'default', eager: true },
  ),
);
const own = manifests.map(({ name }) => name);

/** Each workspace with the libraries it names, the product's own left out. */
const workspaces = manifests
  .map(({ name, dependencies, devDependencies }) => ({
    name,
    libraries: Object.entries({ ...devDependencies, ...dependencies }).filter(([library]) => !own.includes(library)),
  }))
  .filter(({ libraries }) => libraries.length > 0);

/** `/documentation/libs`: the libraries that each workspace names, with their versions. */
export function LibsPage() {
  const t = usePhrases(phrases);
  return (
    <Examples>
      {workspaces.map(({ name, libraries }) => (
        <Example key={name} title={name}>
          <PlainTable label={name} head={[t.name, t.version]} rows={libraries} isText />
        </Example>
      ))}
    </Examples>
  );
}
