import { useEffect, useState } from 'react';
import { HttpError } from '../../kit/api/http.ts';
import { useLocalListState } from '../../kit/url-state/list-url-state.ts';
import { useLocalList } from '../local-list.ts';
import { CourseTable, courseText } from './course-table.tsx';
import { type Course, sampleCourses, shownCourseEntity } from './sample-courses.ts';
import classes from './tables.module.css';

const few = sampleCourses.slice(0, 3);

function useShown(
  rows: readonly Course[],
  state: { isLoading?: boolean; isRefreshing?: boolean; error?: Error | null; retry?(): void } = {},
) {
  return useLocalList(shownCourseEntity, useLocalListState(), rows, { textOf: courseText, state });
}

/** Nothing was ever added. */
export function EmptyList() {
  return <CourseTable list={useShown([])} />;
}

/** A search that finds nothing; clearing it shows all again. */
export function NoMatchList() {
  const place = useLocalListState();
  const { change } = place;
  useEffect(() => change({ q: 'ดาราศาสตร์' }), [change]);
  return <CourseTable list={useLocalList(shownCourseEntity, place, sampleCourses, { textOf: courseText })} />;
}

/** On its way. */
export function LoadingList() {
  return <CourseTable list={useShown(few, { isLoading: true })} />;
}

/** Rows are shown, newer ones are on the way. */
export function RefreshingList() {
  return <CourseTable list={useShown(few, { isRefreshing: true })} />;
}

/** The call failed; trying again succeeds. */
export function FailedList() {
  const [error, setError] = useState<Error | null>(() => new HttpError(0, null));
  return <CourseTable list={useShown(few, { error, retry: () => setError(null) })} />;
}

/** Cards where there is no room for columns. */
export function NarrowList() {
  return (
    <div className={classes.narrow}>
      <CourseTable list={useShown(few)} />
    </div>
  );
}
