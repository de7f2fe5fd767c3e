import { usePhrases } from '../../i18n/phrases.tsx';
import { ActiveChip } from '../../kit/list/cells/active-chip.tsx';
import { TitleCell } from '../../kit/list/cells/title-cell.tsx';
import type { ListPageState } from '../../kit/list/state/use-list.ts';
import type { Remover } from '../../kit/list/state/use-remove.tsx';
import { DataTable } from '../../kit/list/table/data-table.tsx';
import type { Column } from '../../kit/list/table/table-model.ts';
import { coursePhrases } from './course.phrases.ts';
import type { Course, CourseQuery } from './sample-courses.ts';

export const courseText = ({ course_code, title_th, title_en }: Course) => `${course_code}\n${title_th}\n${title_en}`;

interface CourseTableProps {
  list: ListPageState<Course, CourseQuery>;
  remove?: Remover<Course>;
  add?: string;
}

/** The kit's table with the columns of a course. */
export function CourseTable({ list, remove, add }: CourseTableProps) {
  const t = usePhrases(coursePhrases);
  const columns: Column<Course, CourseQuery>[] = [
    { header: t.course, cell: (row) => <TitleCell th={row.title_th} en={row.title_en} />, sort: 'title_th' },
    { header: t.code, cell: 'course_code', sort: 'course_code', width: 110 },
    { header: t.credits, cell: 'credits', sort: 'credits', width: 110, align: 'end' },
    { header: t.state, cell: (row) => <ActiveChip value={row.active} />, width: 120 },
  ];
  return (
    <DataTable
      list={list}
      rowName={(row) => row.title_th}
      columns={columns}
      needs={620}
      {...(remove && { remove })}
      {...(add !== undefined && { add })}
    />
  );
}
