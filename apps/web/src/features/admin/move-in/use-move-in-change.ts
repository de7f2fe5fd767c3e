import { moveInDone, moveInRoutes } from '@faculty/contracts/admin/move-in';
import type { RouteText } from '@faculty/contracts/kit/entity';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { type CallInput, call } from '../../../kit/api/http.ts';
import { refusedFields } from '../../../kit/notifications/error-texts.ts';
import { showError, showNotice, showSuccess } from '../../../kit/notifications/messages.ts';
import { moveInKey } from './move-in-queries.ts';

/** One changing call of the page: says how it went, and reads the page again. Refused fields are the caller's. */
export function useMoveInChange(route: RouteText, onDone?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: CallInput) => z.parse(moveInDone, await call(route, input)),
    onSuccess({ message }) {
      const isUnderWay = route === moveInRoutes.start || route === moveInRoutes.stop;
      (isUnderWay ? showNotice : showSuccess)(message);
      onDone?.();
    },
    onError(error) {
      if (Object.keys(refusedFields(error)).length === 0) showError(error);
    },
    onSettled: () => client.invalidateQueries({ queryKey: moveInKey }),
  });
}
