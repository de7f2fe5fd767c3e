import { useQuery } from '@tanstack/react-query';
import { authOptionsQuery } from './auth-options.ts';

/** In brackets after a space, to be put behind "university e-mail": the domains that may sign in; nothing until the server has named them. */
export function useEmailDomains(): string {
  const { data } = useQuery(authOptionsQuery);
  return data === undefined ? '' : ` (${data.emailDomains.map((domain) => `@${domain}`).join(', ')})`;
}
