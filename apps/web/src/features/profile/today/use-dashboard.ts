import { dashboard, profileRoutes } from '@faculty/contracts/profile/profile';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '../../../kit/api/http.ts';

/** What waits, begins and ends, and the numbers of what the person may see. */
export const useDashboard = () =>
  useQuery({
    queryKey: ['dashboard'],
    queryFn: async ({ signal }) => z.parse(dashboard, await call(profileRoutes.dashboard, { signal })),
  });
