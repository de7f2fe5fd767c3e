import { calendarEntry, profileRoutes } from '@faculty/contracts/profile/profile';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '../../../kit/api/http.ts';

const answer = z.array(calendarEntry);

/** The person's activities and the faculty's dates between two days (`YYYY-MM-DD`), both included. */
export function useCalendar(query: { from: string; to: string }) {
  return useQuery({
    queryKey: ['profile_calendar', query],
    queryFn: async ({ signal }) => z.parse(answer, await call(profileRoutes.calendar, { query, signal })),
    placeholderData: keepPreviousData,
  });
}
