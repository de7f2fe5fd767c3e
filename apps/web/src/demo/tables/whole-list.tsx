import { Text } from '@mantine/core';
import { usePhrases } from '../../i18n/phrases.tsx';
import { withEdits } from '../../kit/api/entity-queries.ts';
import { AddButton } from '../../kit/list/add-button.tsx';
import { SelectSwitch } from '../../kit/list/bulk/bulk-bar.tsx';
import { FilterBar } from '../../kit/list/filters/filter-bar.tsx';
import { ActiveFilter } from '../../kit/list/filters/list-filters.tsx';
import { listPhrases } from '../../kit/list/list.phrases.ts';
import { useRemove } from '../../kit/list/state/use-remove.tsx';
import { DensitySwitch } from '../../kit/list/table/density.tsx';
import { useLocalListState } from '../../kit/url-state/list-url-state.ts';
import { useCloseForm, useOpenForm } from '../../kit/url-state/screen-state.ts';
import { useLocalList } from '../local-list.ts';
import { coursePhrases } from './course.phrases.ts';
import { CourseDialog } from './course-dialog.tsx';
import { CourseTable, courseText } from './course-table.tsx';
import { courseEntity, sampleCourses } from './sample-courses.ts';
import classes from './tables.module.css';

/** A list with all its parts: search, filter, order, pages, density, ticks with their bar, editing and deleting. */
export function WholeList() {
  const t = { ...usePhrases(listPhrases), ...usePhrases(coursePhrases) };
  const { rows } = withEdits(courseEntity, { rows: [...sampleCourses], count: sampleCourses.length }, true);
  const list = useLocalList(courseEntity, useLocalListState(), rows, {
    textOf: courseText,
    keeps: (row, { active }) => active === undefined || row.active === active,
  });
  const remove = useRemove(courseEntity, { name: (row) => row.title_th });
  const opened = useOpenForm(courseEntity);
  const close = useCloseForm();
  const course = rows.find(({ course_code }) => course_code === opened) ?? null;
  return (
    <>
      <div className={classes.toolbar}>
        <Text c="dimmed" role="status">
          {t.count(list.count)}
        </Text>
        <SelectSwitch selection={list.selection} />
        <DensitySwitch />
        <AddButton list={list} label={t.add} />
      </div>
      <FilterBar list={list} filters={<ActiveFilter list={list} />} />
      <CourseTable list={list} remove={remove} add={t.add} />
      {(opened === 'add' || course) && <CourseDialog key={opened} course={course} onClose={close} />}
    </>
  );
}
