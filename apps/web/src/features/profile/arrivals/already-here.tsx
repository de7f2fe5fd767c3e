import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { labelOfField } from '@faculty/contracts/kit/labels';
import { work } from '@faculty/contracts/works/work';
import { type CompletedField, lackedBy, type WorkArrival } from '@faculty/contracts/works/work-arrival';
import { Button, Group, Select, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { entityQueries } from '../../../kit/api/entity-queries.ts';
import { sourceWords, useDecide } from '../../../kit/arrivals/arrivals.ts';
import { choiceSearch } from '../../../kit/fields/choice/choice-search.ts';
import { showSuccess } from '../../../kit/notifications/messages.ts';
import { useMe, useRight } from '../../../kit/session/session.tsx';
import { dayText, yearText } from '../../../kit/theme/dates.ts';
import { returnsHere } from '../../../kit/url-state/screen-state.ts';
import { arrivalsPhrases } from './arrivals.phrases.ts';

/** Which of the person's works an arrival is, beside it what the source tells more, to be filled in or only joined. */
export function AlreadyHere({ arrival }: { arrival: WorkArrival }) {
  const t = usePhrases(arrivalsPhrases);
  const { language } = useLanguage();
  const { user_name } = useMe();
  const { edit } = useRight(work.page);
  const { arrival_id, match, fields } = arrival;
  const [chosen, setChosen] = useState(match?.work_id ?? null);
  const decide = useDecide();
  const works = useQuery(entityQueries(work).list({ page: 0, limit: 100, user_name, field: 'work_public_date', sort: 'desc' }));
  const { data: row } = useQuery({ ...entityQueries(work).read(chosen ?? 0), enabled: chosen !== null });
  const join = (work_id: number) =>
    decide.mutate({ arrival_id, state: 'joined', work_id }, { onSuccess: () => showSuccess(t.joined, arrival.title) });
  const options = [...(row ? [row] : []), ...(works.data?.rows ?? [])].map((each) => ({
    value: String(each.work_id),
    label: `${inLanguage(language, each.work_title_th, each.work_title_en)} (${yearText(each.NumYear, language)})`,
  }));
  const lacks = row ? (Object.entries(lackedBy(row, fields)) as [CompletedField, string][]) : []; // its own keys
  return (
    <Stack gap="xs" pb="xs">
      <Select
        label={t.which}
        data={options.filter(({ value }, at) => options.findIndex((other) => other.value === value) === at)}
        value={chosen === null ? null : String(chosen)}
        onChange={(value) => setChosen(value === null ? null : Number(value))}
        searchable
        filter={choiceSearch}
      />
      {row && lacks.length === 0 && <Text fz={14}>{t.nothingMore}</Text>}
      {row && lacks.length > 0 && (
        <Table captionSide="top" withRowBorders fz={14}>
          <Table.Caption ta="start" mt={0}>
            {t.lacks}
          </Table.Caption>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t.field}</Table.Th>
              <Table.Th>{t.now}</Table.Th>
              <Table.Th>{sourceWords(arrival)}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lacks.map(([name, value]) => (
              <Table.Tr key={name}>
                <Table.Th scope="row">{labelOfField(work.labels, name, language)}</Table.Th>
                <Table.Td c="dimmed">{row[name] || t.empty}</Table.Td>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>{name === 'work_public_date' ? dayText(value, language) : value}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {row && (
        <Group gap="xs">
          {lacks.length > 0 && edit && row.user_name === user_name && (
            <Button component={Link} to={`${work.page}?edit=${row.work_id}&arrival=${arrival_id}`} state={returnsHere}>
              {t.fill}
            </Button>
          )}
          <Button variant="default" loading={decide.isPending} onClick={() => join(row.work_id)}>
            {t.join}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
