import { entities } from '@faculty/contracts/entities';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { entityLabel, fieldLabel } from '../../kit/history/labels.ts';
import classes from './documentation.module.css';
import { overviewPhrases } from './overview.phrases.ts';

/** Every kind of item there is, by the contracts: its names, and how many calls it has. */
export function KindTable() {
  const t = usePhrases(overviewPhrases);
  const { language } = useLanguage();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={classes.table} aria-label={t.kinds} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{fieldLabel(overviewPhrases, 'kind_th', language)}</th>
            <th scope="col">{fieldLabel(overviewPhrases, 'kind_en', language)}</th>
            <th scope="col">{t.callsOf}</th>
          </tr>
        </thead>
        <tbody>
          {entities.map(({ name, routes }) => (
            <tr key={name}>
              <th scope="row" lang="th">
                {entityLabel(name, 'th')}
              </th>
              <td lang="en">{entityLabel(name, 'en')}</td>
              <td>{Object.values(routes).filter(Boolean).length}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
