import { departmentOf, dimensionsOf, type TableDefinition, type TableFigures } from '@faculty/contracts/works/work-table';
import { Anchor, Table } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { useRight } from '../../../kit/session/session.tsx';
import { PersonName } from '../../../kit/theme/person-name.tsx';
import classes from './work-table.module.css';
import { workTablePhrases } from './work-table.phrases.ts';

/** The people who have none, each leading to their member record where the person may open everybody's. */
export function PeopleList({ definition, figures }: { definition: TableDefinition; figures: TableFigures }) {
  const t = usePhrases(workTablePhrases);
  const { language } = useLanguage();
  const members = useRight('/member/members');
  const { person, department } = dimensionsOf(definition);
  const hasDepartment = figures.columns.length > 0;
  return (
    <Table className={classes.people ?? ''} captionSide="top" verticalSpacing={6}>
      <Table.Caption className={classes.count ?? ''}>{t.people(figures.rows.length)}</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{person?.[language]}</Table.Th>
          {hasDepartment && <Table.Th scope="col">{department?.[language]}</Table.Th>}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {figures.rows.map(({ key, member_id, [language]: name }, at) => (
          <Table.Tr key={key}>
            <Table.Td>
              {members.view && !members.own_only && member_id !== undefined ? (
                <Anchor component={Link} to={`/member/members?edit=${member_id}`} inherit>
                  <PersonName name={name} />
                </Anchor>
              ) : (
                <PersonName name={name} />
              )}
            </Table.Td>
            {hasDepartment && <Table.Td>{departmentOf(figures, at)?.[language]}</Table.Td>}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
