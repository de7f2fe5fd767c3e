import { member } from '@faculty/contracts/members/member';
import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { leaveList } from '../../../../kit/list/list-memory.ts';

/** Whose education the address opens: `?education=12` → 12, else null. */
export function useOpenEducation(): number | null {
  const [params] = useSearchParams();
  const id = z.safeParse(member.id, params.get('education'));
  return id.success ? id.data : null;
}

/**
 * Opens a member's education. It is a list of its own with the same names in its address (`q`, `page`, …),
 * so what the members' list says in the address is put away under `from`.
 */
export function useEducationLink(): (memberId: number) => void {
  const [params] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  return (memberId) => {
    leaveList(key, String(memberId));
    const education = new URLSearchParams({ education: String(memberId), ...(params.size > 0 && { from: String(params) }) });
    void navigate({ search: `?${education}` }, { state: { fromList: true } });
  };
}

/** Back to the members, as they were left: in the history when the education was opened from there, else by what the address keeps. */
export function useCloseEducation(): () => void {
  const navigate = useNavigate();
  const { state, search } = useLocation();
  return useCallback(() => {
    if (state?.fromList) void navigate(-1);
    else void navigate({ search: `?${new URLSearchParams(search).get('from') ?? ''}` });
  }, [navigate, state, search]);
}
