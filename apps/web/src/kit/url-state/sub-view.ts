import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { rememberScroll } from '../list/state/scroll-restoration.ts';

/** A view in place of a list, about one of its records: the album of a news item, the education of a member. */
export interface SubView<Id> {
  /** Whose view the address opens; null: the list. */
  id: Id | null;
  /** Where a record's view is, to be spread over a `<Link>`. */
  linkTo(id: Id): { to: { search: string }; state: { fromList: true } };
  /** Opens it; the list's scroll position is restored afterwards. */
  open(id: Id): void;
  /** Back to the list as it was: in the history when the view was opened from there, else by the stored parameters. */
  close(): void;
  /** The parameters of a view inside this one. */
  within: Readonly<Record<string, string>>;
}

/** The parameter that stores the list's own state: the view may be a list too, with the same names. */
export const parkedList = 'from';

/**
 * `?album=12` opens the view of record 12. A view inside a view names the outer one:
 * `useSubView('form_t2', formT2.id, useSubView('dean', dean.id))`.
 */
export function useSubView<Id>(name: string, idOf: z.core.$ZodType<Id>, outer?: Pick<SubView<unknown>, 'within'>): SubView<Id> {
  const [params] = useSearchParams();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const given = params.get(name);
  const parsed = z.safeParse(idOf, given);
  const id = parsed.success && given !== null ? parsed.data : null;
  const around = outer?.within ?? {};

  function linkTo(opened: Id): ReturnType<SubView<Id>['linkTo']> {
    const here = String(params);
    const next = new URLSearchParams({ ...around, [name]: String(opened), ...(here !== '' && { [parkedList]: here }) });
    return { to: { search: `?${next}` }, state: { fromList: true } };
  }

  return {
    id,
    linkTo,
    open(opened) {
      rememberScroll(key, String(opened));
      const { to, state: fromList } = linkTo(opened);
      void navigate(to, { state: fromList });
    },
    close() {
      if (state?.fromList) void navigate(-1);
      else void navigate({ search: `?${params.get(parkedList) ?? new URLSearchParams(around)}` }, { replace: true });
    },
    within: id === null ? around : { ...around, [name]: String(id) },
  };
}
