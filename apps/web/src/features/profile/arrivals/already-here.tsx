import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { labelOfField } from '@faculty/contracts/kit/labels';
import { work } from '@faculty/contracts/works/work';
import { type CompletedField, lackedBy, type WorkArrival } from '@faculty/contracts/works/work-arrival';
import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { entityQueries } from '../../../kit/api/entity-calls.ts';
import { sourceWords, useDecide } from '../../../kit/arrivals/arrivals.ts';
import { choiceSearch } from '../../../kit/fields/choice/choice-search.ts';
import { ChangeTable } from '../../../kit/history/change-table.tsx';
import { showSuccess } from '../../../kit/notifications/messages.ts';
import { useMe, useRight } from '../../../kit/session/session.tsx';
import { yearText } from '../../../kit/theme/dates.ts';
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
    decide.mutate(
      { arrival_id, state: 'joined', work_id },
      { onSuccess: () => showSuccess(t.joined, inLanguage(language, fields.work_title_th ?? '', fields.work_title_en)) },
    );
  const options = [...(row ? [row] : []), ...(works.data?.rows ?? [])].map((each) => ({
    value: String(each.work_id),
    label: `${inLanguage(language, each.work_title_th, each.work_title_en)} (${yearText(each.NumYear, language)})`,
  }));
  const lacking = Object.entries(row ? lackedBy(row, fields) : {});
  const changes = Object.fromEntries(
    lacking.map(([name, value]): [string, [unknown, unknown]] => [name, [row?.[name as CompletedField], value]]),
  );
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
      {row && lacking.length === 0 && <Text fz={14}>{t.nothingMore}</Text>}
      {row && lacking.length > 0 && (
        <>
          <Text fz={14}>{t.lacks(sourceWords(arrival))}</Text>
          <ChangeTable
            line={{ id: '', entity: work.name, record_id: String(row.work_id), action: 'edit', changes }}
            labelOf={(name) => labelOfField(work.labels, name, language) ?? name}
          />
        </>
      )}
      {row && (
        <Group gap="xs">
          {lacking.length > 0 && edit && row.user_name === user_name && (
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
