import { useCallback } from 'react';
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { z } from 'zod';

/** Marks a history entry that was reached from its list, so that closing the form is going back. */
interface FromList {
  fromList: true;
}

/** For links to forms on pages that are no list: closing the form returns to the page. */
export const returnsHere: FromList = { fromList: true };

/** Leads from a list to a form, by the query parameters that open it: spread it over a `<Link>`. */
export type FormLink = (form: 'add' | Readonly<Record<string, string>>) => { to: { pathname?: string; search: string }; state: FromList };

/** The query parameters that open a form. */
const formNames = ['form', 'edit', 'copy'] as const;

/** Opens forms in place of the list: its own state stays in the address, for going back. */
export function useFormLink(): FormLink {
  const [params] = useSearchParams();
  return (form) => {
    const next = new URLSearchParams(params);
    for (const name of formNames) next.delete(name);
    for (const [name, value] of Object.entries(form === 'add' ? { form } : form)) next.set(name, value);
    return { to: { search: `?${next}` }, state: returnsHere };
  };
}

/** Which form an address shows: what `form` and `edit` say. */
export function formIn(search: string): string {
  const params = new URLSearchParams(search);
  return formNames.map((name) => params.get(name) ?? '').join('/');
}

/** Which form the address opens: `?form=add` → 'add', `?edit=12` → 12, else (or when it is no identifier) null: the list. */
export function useOpenForm<Id>(entity: { id: z.core.$ZodType<Id> }): Id | 'add' | null {
  const [params] = useSearchParams();
  if (params.get('form') === 'add') return 'add';
  const id = z.safeParse(entity.id, params.get('edit'));
  return id.success ? id.data : null;
}

/** Returns to the list under the form: in the history when it came from there, else by replacing the address (or to `listPath`). */
export function useCloseForm(listPath?: string): () => void {
  const navigate = useNavigate();
  const location: Location<FromList | null> = useLocation();
  return useCallback(() => {
    if (location.state?.fromList) return void navigate(-1);
    if (listPath !== undefined) return void navigate(listPath, { replace: true });
    const params = new URLSearchParams(location.search);
    for (const name of formNames) params.delete(name);
    void navigate({ search: `?${params}` }, { replace: true });
  }, [navigate, location, listPath]);
}
