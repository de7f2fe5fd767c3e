import type { Dashboard } from '@faculty/contracts/profile/profile';
import { Anchor, Table, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { Panel, PanelCount } from '../../../kit/charts/panel.tsx';
import { EmptyState } from '../../../kit/notifications/states.tsx';
import { dayText } from '../../../kit/theme/dates.ts';
import classes from './dashboard.module.css';
import { dashboardPhrases } from './dashboard.phrases.ts';

/** MOUs whose last day comes near, each with the way to it. */
export function EndingMous({ mous: { rows, count } }: { mous: NonNullable<Dashboard['mous']> }) {
  const t = usePhrases(dashboardPhrases);
  const { language } = useLanguage();
  return (
    <Panel id="ending-mous" title={t.endingMous} aside={count > 0 && <PanelCount>{t.endingCount(count)}</PanelCount>}>
      {rows.length === 0 ? (
        <EmptyState title={t.noEnding} hint={t.noEndingHint} />
      ) : (
        <Table verticalSpacing="xs" mt="sm" aria-labelledby="ending-mous" className={classes.waiting}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t.mou}</Table.Th>
              <Table.Th>{t.ends}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((mou) => (
              <Table.Tr key={mou.doc_id}>
                <Table.Td>
                  <Anchor component={Link} to={`/web/content_doc_mou?edit=${mou.doc_id}`} lang="th">
                    {mou.doc_title_th}
                  </Anchor>
                  <Text size="sm" c="dimmed" lang="th">
                    {[mou.doc_content_th, mou.owner_name_th].filter((part) => part !== '').join(' · ')}
                  </Text>
                </Table.Td>
                <Table.Td className={classes.since ?? ''}>
                  {dayText(mou.mou_end_date, language)}
                  <Text size="sm" c="dimmed">
                    {t.inDays(mou.days)}
                  </Text>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Panel>
  );
}
