import { onOtherLayout } from '@faculty/contracts/kit/text/keyboard-layout';
import { Alert, Anchor, Badge, Box, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { usePhrases } from '../../i18n/phrases.tsx';
import { FoundPlaceText } from '../../kit/list/cells/found-place-text.tsx';
import { RowPicture, TitleCell } from '../../kit/list/cells/title-cell.tsx';
import { SearchBox } from '../../kit/list/filters/list-filters.tsx';
import { SearchSuggestion } from '../../kit/list/filters/search-suggestion.tsx';
import { EmptyState, FailedState, LoadingState } from '../../kit/notifications/states.tsx';
import { foundCountText } from '../../kit/theme/counts.ts';
import { PageTitle } from '../../kit/theme/page-title.tsx';
import classes from './search.module.css';
import { searchPhrases } from './search.phrases.ts';
import { type FoundKind, useSearch } from './use-search.ts';

/** Of each kind so many are shown; its list has the others. */
const shownOfKind = 8;

/** `/app/search?q=`: the hits of every entity, each with a link to the record and to its list. */
export function SearchScreen() {
  const t = usePhrases(searchPhrases);
  const [params, setParams] = useSearchParams();
  const q = (params.get('q') ?? '').trim();
  const { kinds, isIncomplete, isSearching, error, retry } = useSearch(q, shownOfKind);
  const isNothing = q !== '' && !isSearching && !error && kinds.length === 0;
  const other = isNothing ? onOtherLayout(q) : undefined;
  const elsewhere = useSearch(other ?? '', shownOfKind);
  const search = (text: string) => {
    const asked = text.trim().normalize('NFC');
    setParams(asked === '' ? {} : { q: asked }, { replace: true });
  };
  const count = kinds.reduce((sum, kind) => sum + kind.count, 0);
  return (
    <Stack>
      <PageTitle>{t.title}</PageTitle>
      <Group align="baseline" gap="4px 16px">
        <Title order={1}>{t.title}</Title>
        <Text span size="sm" c="dimmed" role="status">
          {q === '' ? '' : isSearching ? t.searching : t.found(count, kinds.length)}
        </Text>
      </Group>
      <Box component="search" maw="40rem">
        <SearchBox list={{ query: { q }, search }} />
      </Box>
      {isIncomplete && q !== '' && <Alert>{t.incomplete}</Alert>}
      {q === '' && <EmptyState title={t.begin} hint={t.beginHint} />}
      {error && <FailedState error={error} onRetry={retry} />}
      {isSearching && kinds.length === 0 && q !== '' && <LoadingState />}
      {isNothing && (
        <EmptyState
          drawing="no-match"
          title={t.nothing(q)}
          hint={t.nothingHint}
          action={<SearchSuggestion list={{ meant: elsewhere.kinds.length > 0 ? other : undefined, search }} />}
        />
      )}
      <div className={classes.kinds}>
        {kinds.map((kind) => (
          <Kind key={kind.all} kind={kind} />
        ))}
      </div>
    </Stack>
  );
}

function Kind({ kind: { heading, hits, count, all } }: { kind: FoundKind }) {
  const t = usePhrases(searchPhrases);
  const id = useId();
  const toList = count > hits.length ? t.allOf(count) : t.inList;
  return (
    <Paper component="section" withBorder mb="md" className={classes.kind ?? ''} aria-labelledby={id}>
      <Group align="baseline" gap="xs" px="md" py="xs" className={classes.kindHead ?? ''}>
        <Title order={2} size="h4" id={id}>
          {heading}
        </Title>
        <Badge>{foundCountText(count)}</Badge>
        <Anchor component={Link} to={all} size="sm" ml="auto" style={{ whiteSpace: 'nowrap' }} aria-label={`${toList}: ${heading}`}>
          {toList}
        </Anchor>
      </Group>
      <ul className={classes.hits}>
        {hits.map(({ to, label, detail, place, picture = null }) => (
          <li key={to}>
            <Link to={to} className={classes.hit}>
              <TitleCell th={<span className={classes.label}>{label}</span>} picture={<RowPicture address={picture} />} />
              <FoundPlaceText place={place} />
              {detail && (
                <Text component="span" size="sm" c="dimmed" className={classes.label ?? ''}>
                  {detail}
                </Text>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Paper>
  );
}
