import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/phrases.tsx';
import { call } from '../api/http.ts';

/** Of what everybody may know of the faculty (`/admin/settings`), what the pages without a signed-in person show. */
interface FacultySite {
  faculty_name: string;
  university_name: string;
  tagline: string;
  telephone: string;
}

/** The faculty's names, tagline and telephone in the chosen language. */
export function useFacultySite() {
  const { language } = useLanguage();
  return useQuery({
    queryKey: ['site', language],
    // `as`: our own server's answer; validating it would add zod to the first load
    queryFn: async ({ signal }) => (await call('GET /public/v1/site', { query: { lang: language }, signal })) as FacultySite,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
