import { keyPage, pairingState, tempKey, tempKeyRoutes } from '@faculty/contracts/centre/temp-key';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '../../kit/api/http.ts';

export const keyBody = () => new URLSearchParams({ page_code: keyPage });

/** What became of a pairing code that the desk has just made. */
export const pairingQuery = (code: string) =>
  queryOptions({
    queryKey: ['pairing', code],
    queryFn: async ({ signal }) =>
      z.parse(pairingState, await call(tempKeyRoutes.pairingState, { query: { page_code: keyPage }, signal })).state,
    refetchInterval: ({ state }) => (state.data === undefined || state.data === 'waiting') && 3_000,
  });

/** The kiosk's key; null when none was ever made. */
export const keyQuery = queryOptions({
  queryKey: ['temp-key', keyPage],
  queryFn: async ({ signal }) => z.parse(z.array(tempKey), await call(tempKeyRoutes.read, { body: keyBody(), signal }))[0] ?? null,
  // whether it has ended is the server's to say, again and again
  refetchInterval: 30_000,
});
