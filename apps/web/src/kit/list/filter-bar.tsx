import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { Button, Stack, Text } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconFilter, IconFilterOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { Hint } from '../floating/hint.tsx';
import { LateDrawer } from '../floating/windows.tsx';
import { listPhrases } from './list.phrases.ts';
import { SearchBox } from './list-filters.tsx';
import classes from './list-page.module.css';
import type { ListState } from './use-list.ts';

interface FilterBarProps<Item, Query extends ListQuery> {
  list: ListState<Item, Query>;
  /** The entity's own filters. */
  filters: ReactNode;
}

/** Search and filters in one line, each box with its name inside; on a phone the filters stand behind one button that counts them. */
export function FilterBar<Item, Query extends ListQuery>({ list, filters }: FilterBarProps<Item, Query>) {
  const t = usePhrases(listPhrases);
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return (
    <search className={classes.filters}>
      <SearchBox list={list} />
      {isPhone && filters !== undefined ? <FilterDrawer list={list} filters={filters} /> : filters}
      {list.isFiltered && !isPhone && (
        <Hint label={t.clearFilters}>
          <Button
            variant="subtle"
            className={classes.clear ?? ''}
            leftSection={<IconFilterOff size={18} aria-hidden />}
            onClick={list.clearFilters}
          >
            <span className={classes.clearWords}>{t.clearFilters}</span>
          </Button>
        </Hint>
      )}
    </search>
  );
}

function FilterDrawer<Item, Query extends ListQuery>({ list, filters }: FilterBarProps<Item, Query>) {
  const t = usePhrases(listPhrases);
  const [isOpen, { open, close }] = useDisclosure();
  const { filterCount } = list;
  return (
    <>
      <Button
        variant={filterCount > 0 ? 'light' : 'default'}
        className={classes.filterButton ?? ''}
        leftSection={<IconFilter size={18} aria-hidden />}
        onClick={open}
      >
        {t.filters(filterCount)}
      </Button>
      <LateDrawer
        opened={isOpen}
        onClose={close}
        position="bottom"
        data-filters-drawer
        // as tall as its filters
        styles={{ content: { height: 'auto' } }}
        title={<Text fw={700}>{t.filters(0)}</Text>}
        closeButtonProps={{ 'aria-label': t.closeFilters }}
      >
        <Stack gap="sm">
          {filters}
          <Button onClick={close}>{t.showCount(list.count)}</Button>
          {list.isFiltered && (
            <Button variant="subtle" leftSection={<IconFilterOff size={18} aria-hidden />} onClick={list.clearFilters}>
              {t.clearFilters}
            </Button>
          )}
        </Stack>
      </LateDrawer>
    </>
  );
}
