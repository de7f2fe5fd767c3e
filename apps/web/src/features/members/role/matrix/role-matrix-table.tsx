import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { isGranting, pageNeeds, type RoleMatrix, type RoleMatrixRow } from '@faculty/contracts/members/role-matrix';
import { type GroupKey, groups, type PageKey, pages, rightNames } from '@faculty/contracts/pages';
import { Checkbox, Text } from '@mantine/core';
import { useLanguage, usePhrases } from '../../../../i18n/phrases.tsx';
import { useMe } from '../../../../kit/session/session.tsx';
import { dayText } from '../../../../kit/theme/dates.ts';
import { type Draft, isBeyond, type MatrixColumn, matrixColumns, pressed } from './matrix-draft.ts';
import classes from './role-matrix.module.css';
import { roleMatrixPhrases } from './role-matrix.phrases.ts';

interface RoleMatrixTableProps {
  matrix: RoleMatrix;
  draft: Draft;
  changed: readonly PageKey[];
  mayChange(page: PageKey): boolean;
  /** Id of the text that says why a box cannot be pressed; undefined for whoever may give anything. */
  reason: string | undefined;
  onChange(draft: Draft): void;
}

const groupNames = Object.keys(groups) as GroupKey[];

/** A row for every page under its group, a box for every right, and since when it is given by whom. */
export function RoleMatrixTable({ matrix, draft, changed, mayChange, reason, onChange }: RoleMatrixTableProps) {
  const t = usePhrases(roleMatrixPhrases);
  const words = usePhrases(rightNames);
  const { language } = useLanguage();
  const { approval_pages } = useMe();
  const columns = matrixColumns.filter((column) => column !== 'publish' || approval_pages.length > 0);
  const columnName = (column: MatrixColumn) => (column === 'super_admin' ? t.all : column === 'own_only' ? t.own_only : words[column]);
  return (
    <table className={classes.matrix} aria-label={t.title}>
      <thead>
        <tr>
          <th scope="col">{t.page}</th>
          {columns.map((column) => (
            <th key={column} scope="col" className={classes.box}>
              {columnName(column)}
            </th>
          ))}
          <th scope="col">{t.since}</th>
        </tr>
      </thead>
      {groupNames.map((group) => (
        <tbody key={group}>
          <tr className={classes.group}>
            <th scope="rowgroup" colSpan={columns.length + 2}>
              {groups[group][language]}
            </th>
          </tr>
          {matrix.pages
            .filter(({ role_page }) => pages[role_page].group === group)
            .map((row) => {
              const { role_page } = row;
              const flags = draft[role_page];
              const isChanged = changed.includes(role_page);
              const isFixed = flags.super_admin === 'Y';
              const needed = pageNeeds[role_page]?.map((page) => pages[page][language]).join(' · ');
              return (
                <tr key={role_page} data-changed={isChanged || undefined} data-granted={isGranting(flags) || undefined}>
                  <th scope="row">
                    {pages[role_page][language]}
                    {needed !== undefined && (
                      <Text span display="block" size="sm" c="dimmed" fw={400}>
                        {t.needs(needed)}
                      </Text>
                    )}
                  </th>
                  {columns.map((column) => {
                    if (column === 'publish' && !approval_pages.includes(role_page)) return <td key={column} />;
                    const isUseless =
                      (isFixed && column !== 'super_admin') || ((column === 'own_only' || column === 'publish') && !isGranting(flags));
                    const isLacked = reason !== undefined && !isUseless && isBeyond(matrix, draft, role_page, column);
                    return (
                      <td key={column} className={classes.box} title={isLacked ? t.lacked : undefined}>
                        <Checkbox
                          aria-label={t.box(columnName(column), pages[role_page][language])}
                          aria-describedby={isLacked ? reason : undefined}
                          label={<span aria-hidden>{columnName(column)}</span>}
                          classNames={{ labelWrapper: classes.boxLabel ?? '' }}
                          checked={flags[column] === 'Y' && !(column === 'own_only' && isFixed)}
                          disabled={!mayChange(role_page) || isUseless || isLacked}
                          onChange={() => onChange(pressed(matrix, draft, role_page, column))}
                        />
                      </td>
                    );
                  })}
                  <td className={classes.since}>{isChanged ? t.unsaved : <Given row={row} />}</td>
                </tr>
              );
            })}
        </tbody>
      ))}
    </table>
  );
}

/** Since when and by whom. */
function Given({ row }: { row: RoleMatrixRow }) {
  const t = usePhrases(roleMatrixPhrases);
  const { language } = useLanguage();
  const { created_at, updated_at } = row;
  if (created_at === null) return null;
  const wasChanged = updated_at !== null && updated_at.getTime() !== created_at.getTime();
  return (
    <>
      {row.active === 'N' && `${t.inactive} · `}
      {t.given(dayText(created_at, language), inLanguage(language, row.created_by_th, row.created_by_en))}
      {wasChanged && (
        <Text span display="block" size="sm" c="dimmed">
          {t.changed(dayText(updated_at, language), inLanguage(language, row.updated_by_th, row.updated_by_en))}
        </Text>
      )}
    </>
  );
}
