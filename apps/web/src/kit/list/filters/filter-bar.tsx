import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { Button, Drawer, Stack, Text } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconFilter, IconFilterOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { listPhrases } from '../list.phrases.ts';
import classes from '../list-page.module.css';
import type { Filters, ListState } from '../state/use-list.ts';
import { SearchBox } from './list-filters.tsx';

interface FilterBarProps<Item, Query extends ListQuery> {
  list: ListState<Item, Query>;
  /** The entity's own filters, at most four. */
  filters: ReactNode;
  /** Further ones, behind a button that counts those that are set. */
  moreFilters?: { names: readonly (keyof Filters<Query>)[]; filters: ReactNode } | undefined;
}

/**
 * Search and filters in one line that ends with the table and does not change when something is chosen. On a phone all filters stand behind
 * one button that counts them.
 */
export function FilterBar<Item, Query extends ListQuery>({ list, filters, moreFilters }: FilterBarProps<Item, Query>) {
  const t = usePhrases(listPhrases);
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const all = (
    <>
      {filters}
      {moreFilters?.filters}
    </>
  );
  const moreCount = moreFilters?.names.filter((name) => list.query[name] !== undefined).length ?? 0;
  return (
    <search className={classes.filters} data-more={moreFilters !== undefined || undefined}>
      <SearchBox list={list} />
      {isPhone && filters !== undefined && (
        <FilterDrawer list={list} words={t.filters} count={list.filterCount} position="bottom">
          {all}
        </FilterDrawer>
      )}
      {!isPhone && filters}
      {!isPhone && moreFilters && (
        <FilterDrawer list={list} words={t.moreFilters} count={moreCount} position="right">
          {moreFilters.filters}
        </FilterDrawer>
      )}
    </search>
  );
}

interface FilterDrawerProps<Item, Query extends ListQuery> {
  list: ListState<Item, Query>;
  words(count: number): string;
  /** How many of these filters are set. */
  count: number;
  position: 'bottom' | 'right';
  children: ReactNode;
}

function FilterDrawer<Item, Query extends ListQuery>({ list, words, count, position, children }: FilterDrawerProps<Item, Query>) {
  const t = usePhrases(listPhrases);
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <Button
        variant={count > 0 ? 'light' : 'default'}
        className={classes.filterButton ?? ''}
        leftSection={<IconFilter size={18} aria-hidden />}
        onClick={open}
      >
        {words(count)}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={close}
        position={position}
        data-filters-drawer
        // on a phone as tall as its filters
        {...(position === 'bottom' && { styles: { content: { height: 'auto' } } })}
        title={<Text fw={600}>{words(0)}</Text>}
        closeButtonProps={{ 'aria-label': t.closeFilters }}
      >
        <Stack gap="sm">
          {children}
          <Button onClick={close}>{t.showCount(list.count)}</Button>
          {list.isFiltered && (
            <Button variant="subtle" leftSection={<IconFilterOff size={18} aria-hidden />} onClick={list.clearFilters}>
              {t.clearFilters}
            </Button>
          )}
        </Stack>
      </Drawer>
    </>
  );
}
