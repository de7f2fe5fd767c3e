import { role } from '@faculty/contracts/members/role';
import { type RoleMatrix, roleMatrix, roleMatrixRoutes } from '@faculty/contracts/members/role-matrix';
import type { PageKey } from '@faculty/contracts/pages';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import { call, HttpError } from '../../../../kit/api/http.ts';
import { showUndoable } from '../../../../kit/list/state/undo.ts';
import { showError, showSuccess } from '../../../../kit/notifications/messages.ts';
import { changedPages, type Draft, draftOf, givableIn } from './matrix-draft.ts';
import { roleMatrixPhrases } from './role-matrix.phrases.ts';

export const matrixQuery = (user_name: string) =>
  queryOptions({
    queryKey: [role.name, 'matrix', user_name],
    queryFn: async ({ signal }) => z.parse(roleMatrix, await call(roleMatrixRoutes.read, { params: { user_name }, signal })),
    staleTime: 0,
  });

/** What is on the screen and not saved, and the pages of which something was left out when it was filled. */
interface Typed {
  draft: Draft;
  left: readonly PageKey[];
}

/** The rights of one person as they are stored and as they stand on the screen. */
export function useRoleMatrix(user_name: string) {
  const t = usePhrases(roleMatrixPhrases);
  const client = useQueryClient();
  const query = matrixQuery(user_name);
  const { data: matrix, error, refetch } = useQuery(query);
  const [typed, setTyped] = useState<Typed | null>(null);
  const draft = typed?.draft ?? (matrix ? draftOf(matrix) : null);
  const left = typed?.left ?? [];
  const changed = matrix && draft ? changedPages(matrix, draft) : [];

  /** Writes the rights of these pages, unless somebody changed them since `before`. */
  async function write(pages: readonly PageKey[], rights: Draft, before: RoleMatrix): Promise<RoleMatrix> {
    const stamps = new Map(before.pages.map(({ role_page, updated_at }) => [role_page, updated_at?.toISOString() ?? null]));
    const body = { pages: pages.map((role_page) => ({ role_page, ...rights[role_page], updated_at: stamps.get(role_page) ?? null })) };
    const after = z.parse(roleMatrix, await call(roleMatrixRoutes.save, { params: { user_name }, body }));
    client.setQueryData(query.queryKey, after);
    void client.invalidateQueries({ queryKey: [role.name, 'list'] });
    return after;
  }

  const saving = useMutation({
    mutationFn: (which: { pages: readonly PageKey[]; rights: Draft; before: RoleMatrix }) => write(which.pages, which.rights, which.before),
    onSuccess(after, { pages, before }) {
      setTyped(null);
      // what was taken away and is lacking cannot be given back
      const isGivable = givableIn(after, draftOf(before)).left.length === 0;
      if (isGivable) showUndoable(t.saved(pages.length), after.full_name_th, () => write(pages, draftOf(before), after));
      else showSuccess(t.saved(pages.length), after.full_name_th);
    },
    onError(problem) {
      const isStale = problem instanceof HttpError && (problem.answer?.code === 'stale' || problem.answer?.code === 'not_found');
      const [field] = problem instanceof HttpError ? Object.values(problem.answer?.fields ?? {}) : [];
      showError(isStale ? t.stale : (field?.message ?? problem));
      if (!isStale) return;
      setTyped(null);
      void refetch();
    },
  });

  return {
    matrix,
    error,
    reload: () => void refetch(),
    draft,
    changed,
    left,
    change: (draft: Draft, leftNow = left) => setTyped({ draft, left: leftNow }),
    reset: () => setTyped(null),
    isSaving: saving.isPending,
    save() {
      if (matrix && draft && changed.length > 0 && !saving.isPending) saving.mutate({ pages: changed, rights: draft, before: matrix });
    },
  };
}
