import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { maxLimit } from '@faculty/contracts/kit/list-query';
import { Group, Pagination, Select, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { usePhrases } from '../../i18n/phrases.tsx';
import { useOptionsOnFocus } from './filters/list-filters.tsx';
import { listPhrases } from './list.phrases.ts';
import classes from './list-page.module.css';
import type { ListState } from './state/use-list.ts';

/** Below a list: the range of rows, the page size and the pager. */
export function ListFooter<Item, Query extends ListQuery>({ list }: { list: ListState<Item, Query> }) {
  const options = useOptionsOnFocus();
  const t = usePhrases(listPhrases);
  const isNarrow = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false });
  const { page, limit } = list.query;
  const from = page * limit + 1;
  const sizes = list.pageSizes.map((size) =>
    size === 'all' ? { value: String(maxLimit), label: t.all } : { value: String(size), label: String(size) },
  );
  return (
    <Group justify="space-between" gap="sm" px="md" py="sm" style={{ borderTop: '1px solid var(--line)' }}>
      <Group gap="sm">
        <Text size="sm" className={classes.count}>
          {t.range(from, list.whole ? list.count : Math.min(from + list.rows.length - 1, list.count), list.countText)}
        </Text>
        <Select
          {...options}
          aria-label={t.rowsPerPage}
          size="sm"
          w={110}
          data={sizes}
          value={String(limit)}
          onChange={(size) => list.setPageSize(Number(size) === maxLimit ? 'all' : Number(size))}
          allowDeselect={false}
        />
      </Group>
      {list.pageCount > 1 && (
        <nav aria-label={t.pages}>
          <Pagination
            total={list.pageCount}
            value={page + 1}
            onChange={(chosen) => list.setPage(chosen - 1)}
            siblings={isNarrow ? 0 : 1}
            size={isNarrow ? 'sm' : 'md'}
            getItemProps={(item) => ({ 'aria-label': t.page(item) })}
            getControlProps={(control) => ({ 'aria-label': control === 'previous' ? t.previousPage : t.nextPage })}
          />
        </nav>
      )}
    </Group>
  );
}
