import { useQuery } from '@tanstack/react-query';
import { authOptionsQuery } from './auth-options.ts';

/** Builds addresses of the faculty's public website; null until the server has told its address. */
export function useWebsite(enabled = true): ((path: string) => string) | null {
  const { data } = useQuery({ ...authOptionsQuery, enabled });
  return data === undefined ? null : (path) => `${data.website}${path}`;
}
