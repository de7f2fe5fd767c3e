import { useQuery } from '@tanstack/react-query';
import { authOptionsQuery } from './auth-options.ts';

/** Makes addresses of the faculty's public website, which shows what is written here; null until the server has said where it stands. */
export function useWebsite(): ((path: string) => string) | null {
  const { data } = useQuery(authOptionsQuery);
  return data === undefined ? null : (path) => `${data.website}${path}`;
}
