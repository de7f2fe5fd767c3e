import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { prefix } from '@faculty/contracts/members/prefix';
import { useState } from 'react';
import type { ListState } from '../../kit/list/state/use-list.ts';

const fields = ['ภาษาไทย', 'ภาษาอังกฤษ', 'ภาษาจีน', 'ภาษาญี่ปุ่น', 'ภาษามลายู', 'ประวัติศาสตร์', 'ปรัชญา'];
const courses = ['เบื้องต้น', 'เพื่อการสื่อสาร', 'กับสังคมร่วมสมัย', 'ในงานวิชาการ', 'เชิงวิเคราะห์', 'สัมมนา'];

/** Courses to page through. */
const subjects: readonly string[] = fields.flatMap((field) => courses.map((course) => `${field}${course}`));

/** A list that asks nobody, for the looks of the kit that need one. */
export function useMadeUpList(): ListState<string, ListQuery> {
  const [{ page, limit }, setPlace] = useState({ page: 0, limit: 5 });
  const nothing = () => undefined;
  return {
    // the foot of a list names no entity; this one is as good as any
    entity: prefix,
    query: { page, limit },
    rows: subjects.slice(page * limit, (page + 1) * limit),
    whole: null,
    count: subjects.length,
    pageCount: Math.ceil(subjects.length / limit),
    pageSizes: [5, 10, 15],
    isLoading: false,
    isRefreshing: false,
    error: null,
    retry: nothing,
    isFiltered: false,
    filterCount: 0,
    clearFilters: nothing,
    meant: undefined,
    search: nothing,
    filter: nothing,
    sortBy: nothing,
    setPage: (chosen) => setPlace({ page: chosen, limit }),
    setPageSize: (size) => setPlace({ page: 0, limit: Number(size) }),
  };
}
