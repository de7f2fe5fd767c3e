import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import { comboRoutes, personOption } from '@faculty/contracts/lookups/combos';
import { peopleWhoLeftRoute } from '@faculty/contracts/website/person-page';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { z } from 'zod';
import { call } from '../api/http.ts';
import { showError } from '../notifications/messages.ts';

interface ShownPerson {
  user_name: string;
  name: Bilingual;
  /** URL of the picture. */
  picture: string | null;
  hasLeft: boolean;
}

/** People who can be in a showcase. */
interface ShowcasePeople {
  /** Active members, sorted by name. */
  active: readonly ShownPerson[];
  /** Any person in a cell, by user name. */
  of(userName: string): ShownPerson;
}

const options = z.array(personOption);

const query = {
  queryKey: ['showcase_people'],
  async queryFn({ signal }: { signal: AbortSignal }) {
    const [active, left] = await Promise.all([
      call(comboRoutes.people, { body: new URLSearchParams(), signal }),
      call(peopleWhoLeftRoute, { signal }),
    ]);
    return { active: z.parse(options, active), left: z.parse(options, left) };
  },
  // short, because members are edited on other screens of the app
  staleTime: 30_000,
};

/** Loads the people of showcases; shows an error message when that fails. While loading, user names are used as names. */
export function useShowcasePeople(): ShowcasePeople {
  const { data, error } = useQuery(query);
  useEffect(() => {
    if (error) showError(error);
  }, [error]);
  return useMemo(() => {
    const active = (data?.active ?? []).map((option) => shown(option, false));
    const known = new Map([...(data?.left ?? []).map((option) => shown(option, true)), ...active].map((each) => [each.user_name, each]));
    return {
      active,
      // neither active nor in the list of leavers: was chosen in a draft and has left since
      of: (userName) =>
        known.get(userName) ?? { user_name: userName, name: { th: userName, en: userName }, picture: null, hasLeft: !!data },
    };
  }, [data]);
}

function shown({ user_name, full_name_th, full_name_en, avatarFile }: z.infer<typeof personOption>, hasLeft: boolean): ShownPerson {
  const th = full_name_th || user_name;
  return { user_name, name: { th, en: full_name_en || th }, picture: avatarFile, hasLeft };
}
