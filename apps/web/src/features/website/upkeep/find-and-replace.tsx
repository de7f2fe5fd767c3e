import {
  changedMany,
  type FindQuery,
  type FoundRecord,
  found,
  mostReplaced,
  shortestFound,
  upkeepRoutes,
} from '@faculty/contracts/website/upkeep';
import { Alert, Button, Checkbox, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { type FormEvent, memo, useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { call } from '../../../kit/api/http.ts';
import { FoundPlaceText } from '../../../kit/list/cells/found-place-text.tsx';
import { showError } from '../../../kit/notifications/messages.ts';
import { EmptyState, FailedState, LoadingState } from '../../../kit/notifications/states.tsx';
import { useRight } from '../../../kit/session/session.tsx';
import { LeftAlone, RecordLink, useFieldLabel, useShowChanged } from './records.tsx';
import { upkeepPhrases } from './upkeep.phrases.ts';

/** So many records, and places of each, are drawn at first: a frequent word has thousands. */
const [firstRecords, firstPlaces] = [50, 5];

type Asked = Pick<FindQuery, 'q' | 'exact'>;
type Hit = FoundRecord['hits'][number];

const keyOf = ({ entity, id }: FoundRecord, { field, at }: Hit) => `${entity}:${id}:${field}:${at}`;

/** In the line of an input, below the height of its label; on a phone it is below the input. */
const besideInput = { base: 0, xs: 27 };

/** Finds a text in the titles and texts of content, and writes another in the chosen places; one undo for all. The search is in the address. */
export function FindAndReplace() {
  const t = usePhrases(upkeepPhrases);
  const [params, setParams] = useSearchParams();
  const asked: Asked = { q: params.get('q') ?? '', exact: params.get('exact') === 'N' ? 'N' : 'Y' };
  const [typed, setTyped] = useState(asked.q);
  const [isLoose, setLoose] = useState(asked.exact === 'N');
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (typed.length >= shortestFound) setParams({ part: 'replace', q: typed, ...(isLoose && { exact: 'N' }) }, { replace: true });
  };
  return (
    <Stack gap="sm">
      <form onSubmit={search}>
        <Group align="flex-start" gap="sm">
          <TextInput
            label={t.find}
            description={t.findHint}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            maxLength={200}
            flex="1 1 18rem"
            maw="34rem"
          />
          <Button type="submit" variant="default" mt={besideInput} disabled={typed.length < shortestFound}>
            {t.search}
          </Button>
        </Group>
        <Checkbox mt="xs" label={t.loose} checked={isLoose} onChange={(event) => setLoose(event.currentTarget.checked)} />
      </form>
      {asked.q.length >= shortestFound && <Results key={`${asked.exact} ${asked.q}`} asked={asked} />}
    </Stack>
  );
}

function Results({ asked }: { asked: Asked }) {
  const t = usePhrases(upkeepPhrases);
  const mayEdit = useRight('/web/upkeep').edit;
  const show = useShowChanged();
  const [words, setWords] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [drawn, setDrawn] = useState(firstRecords);
  const query = useInfiniteQuery({
    queryKey: ['upkeep', 'find', asked],
    queryFn: async ({ pageParam, signal }) =>
      z.parse(found, await call(upkeepRoutes.find, { query: { ...asked, after: pageParam || undefined }, signal })),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const { data, error, refetch, hasNextPage, isFetching, fetchNextPage } = query;
  const rows = (data?.pages ?? []).flatMap((page) => page.rows).slice(0, mostReplaced);
  const isFull = rows.length === mostReplaced && hasNextPage;
  const isMore = hasNextPage && !isFull;
  useEffect(() => {
    if (isMore && !isFetching) void fetchNextPage();
  }, [isMore, isFetching, fetchNextPage]);
  const replacing = useMutation({
    mutationFn: async (records: object[]) => z.parse(changedMany, await call(upkeepRoutes.replace, { body: { ...asked, words, records } })),
    onSuccess: (answer) => show(answer, `${asked.q} → ${words}`),
    onError: showError,
  });
  const keys = rows.flatMap((row) => row.hits.map((hit) => keyOf(row, hit)));
  const chosen = keys.filter((key) => !left.has(key)).length;
  const toggle = useCallback((...some: string[]) => {
    const these = new Set(some);
    setLeft((before) => {
      const isOn = some.every((key) => !before.has(key));
      return new Set(isOn ? [...before, ...some] : [...before].filter((key) => !these.has(key)));
    });
  }, []);
  const replace = () => {
    const records = rows.map(({ entity, id, updated_at, hits }, at) => ({
      ...{ entity, id, updated_at },
      hits: hits.filter((hit) => !left.has(keyOf(rows[at] as FoundRecord, hit))).map(({ field, at: place }) => ({ field, at: place })),
    }));
    replacing.mutate(records.filter(({ hits }) => hits.length > 0));
  };
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  return (
    <Stack gap="sm">
      {replacing.data && <LeftAlone refused={replacing.data.refused} />}
      {data.pages.some(({ complete }) => !complete) && <Alert color="gold">{t.incomplete}</Alert>}
      {rows.length === 0 && !isMore && <EmptyState drawing="no-match" title={t.nothing} hint={t.nothingHint} />}
      {rows.length > 0 && (
        <Group align="flex-start" gap="sm">
          <TextInput
            label={t.words}
            description={t.wordsHint}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
            maxLength={1_000}
            flex="1 1 18rem"
            maw="34rem"
          />
          {mayEdit && (
            <Button
              mt={besideInput}
              {...(words === '' && { color: 'red', variant: 'light' })}
              disabled={chosen === 0 || isMore || (asked.exact === 'Y' && words === asked.q)}
              loading={replacing.isPending}
              onClick={replace}
            >
              {words === '' ? t.takeOut(chosen) : t.doReplace(chosen)}
            </Button>
          )}
        </Group>
      )}
      <Group gap="sm">
        {keys.length > 0 && (
          <Checkbox
            label={t.all}
            checked={chosen === keys.length}
            indeterminate={chosen > 0 && chosen < keys.length}
            onChange={() => toggle(...keys)}
          />
        )}
        <Text role="status" c="dimmed">
          {isMore ? t.searching : rows.length > 0 && t.found(keys.length, rows.length)}
        </Text>
      </Group>
      {isFull && <Text>{t.most(mostReplaced)}</Text>}
      {rows.slice(0, drawn).map((row) => (
        <FoundIn
          key={`${row.entity} ${row.id}`}
          row={row}
          off={row.hits
            .map((hit) => keyOf(row, hit))
            .filter((key) => left.has(key))
            .join(' ')}
          onToggle={toggle}
        />
      ))}
      {rows.length > drawn && (
        <Button variant="default" onClick={() => setDrawn(drawn + firstRecords)}>
          {t.moreRecords(rows.length - drawn)}
        </Button>
      )}
    </Stack>
  );
}

interface FoundInProps {
  row: FoundRecord;
  /** Keys of the places that stay. */
  off: string;
  onToggle(key: string): void;
}

// the others are not drawn anew when one is chosen, or more are found
const FoundIn = memo(function FoundIn({ row, off, onToggle }: FoundInProps) {
  const t = usePhrases(upkeepPhrases);
  const labelOf = useFieldLabel();
  const [isWhole, setWhole] = useState(false);
  const rest = isWhole ? 0 : row.hits.length - firstPlaces;
  const left = new Set(off.split(' '));
  return (
    <Paper withBorder p="sm">
      <RecordLink record={row} />
      <Stack gap={6} mt={6} align="flex-start">
        {row.hits.slice(0, isWhole ? undefined : firstPlaces).map((hit) => {
          const key = keyOf(row, hit);
          const label = (
            <>
              {labelOf(row.entity, hit.field)}
              <FoundPlaceText place={hit.place} />
            </>
          );
          return <Checkbox key={key} label={label} checked={!left.has(key)} onChange={() => onToggle(key)} />;
        })}
        {rest > 0 && (
          <Button variant="subtle" size="compact-md" onClick={() => setWhole(true)}>
            {t.morePlaces(rest)}
          </Button>
        )}
      </Stack>
    </Paper>
  );
});
