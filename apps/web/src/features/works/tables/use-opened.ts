import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { type SavedTable, savedTables, shippedTables, tableRoutes } from '@faculty/contracts/works/work-table';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { useLanguage } from '../../../i18n/phrases.tsx';
import { call } from '../../../kit/api/http.ts';

export const savedKey = ['work_tables', 'saved'];

/** Name and record of the table that the address began from. */
export function useOpened(opened: string): { name: string | undefined; saved: SavedTable | undefined; all: SavedTable[] } {
  const { language } = useLanguage();
  const { data: all = [] } = useQuery({
    queryKey: savedKey,
    queryFn: async ({ signal }) => z.parse(savedTables, await call(tableRoutes.list, { signal })).rows,
  });
  const saved = all.find(({ work_table_id: id }) => String(id) === opened);
  const shipped = opened.startsWith('s') ? shippedTables[Number(opened.slice(1))] : undefined;
  return { name: saved ? inLanguage(language, saved.name_th, saved.name_en) : shipped?.[language], saved, all };
}
