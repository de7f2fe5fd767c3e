import { usePhrases } from '../../i18n/phrases.tsx';
import { Example, Examples } from '../example.tsx';
import classes from './documentation.module.css';
import { type Workspace, workspaces } from './workspaces.ts';

const phrases = {
  what: (name: string) => ({ th: `ไลบรารีของ ${name}`, en: `Libraries of ${name}` }),
  note: (count: number) => ({ th: `${count} รายการ จาก package.json`, en: `${count}, from its package.json` }),
  runs: { th: 'ใช้เมื่อระบบทำงาน', en: 'To run' },
  makes: { th: 'ใช้สร้างและทดสอบ', en: 'To build and test' },
  name: { th: 'ไลบรารี', en: 'Library' },
  version: { th: 'เวอร์ชัน', en: 'Version' },
  use: { th: 'ใช้เมื่อ', en: 'Used' },
};

/** `/documentation/libs`: the libraries that each workspace names, with their versions. */
export function LibsPage() {
  const t = usePhrases(phrases);
  const named = workspaces.filter(({ runs, makes }) => runs.length + makes.length > 0);
  return (
    <Examples>
      {named.map((workspace) => (
        <Example key={workspace.name} title={workspace.name} note={t.note(workspace.runs.length + workspace.makes.length)}>
          <LibraryTable workspace={workspace} />
        </Example>
      ))}
    </Examples>
  );
}

function LibraryTable({ workspace }: { workspace: Workspace }) {
  const t = usePhrases(phrases);
  const rows = [
    ...workspace.runs.map((library) => ({ ...library, use: t.runs })),
    ...workspace.makes.map((library) => ({ ...library, use: t.makes })),
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={classes.table} aria-label={t.what(workspace.name)} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.name}</th>
            <th scope="col">{t.version}</th>
            <th scope="col">{t.use}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, version, use }) => (
            <tr key={`${name} ${use}`}>
              <th scope="row">{name}</th>
              <td>{version}</td>
              <td>{use}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
