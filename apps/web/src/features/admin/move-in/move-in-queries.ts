import {
  type MoveInReport,
  moveInAccounts,
  moveInConflict,
  moveInLines,
  moveInRights,
  moveInRoutes,
  moveInStatus,
} from '@faculty/contracts/admin/move-in';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '../../../kit/api/http.ts';

const key = 'move_in';
/** All that the page has read: a step changes much of it. */
export const moveInKey = [key];

const everySecond = 1_000;
const everyHalfMinute = 30_000;

/** Where the move stands; asked for every second while a step runs, in whatever process. */
export const statusQuery = queryOptions({
  queryKey: [key, 'status'],
  queryFn: async ({ signal }) => z.parse(moveInStatus, await call(moveInRoutes.status, { signal })),
  refetchInterval: ({ state }) => (state.data?.steps.some((step) => step.state === 'running') ? everySecond : everyHalfMinute),
});

export interface LinesOf {
  step: MoveInReport;
  group: string | undefined;
  page: number;
  limit: number;
}

export const linesQuery = ({ step, ...query }: LinesOf) =>
  queryOptions({
    queryKey: [key, 'lines', step, query],
    queryFn: async ({ signal }) => z.parse(moveInLines, await call(moveInRoutes.lines, { params: { step }, query, signal })),
    placeholderData: keepPreviousData,
    retry: false,
  });

export const conflictQuery = (which: { kind: string; id: string }) =>
  queryOptions({
    queryKey: [key, 'conflict', which],
    queryFn: async ({ signal }) => z.parse(moveInConflict, await call(moveInRoutes.conflict, { query: which, signal })),
    retry: false,
  });

export const rightsQuery = queryOptions({
  queryKey: [key, 'rights'],
  queryFn: async ({ signal }) => z.parse(moveInRights, await call(moveInRoutes.rights, { signal })),
});

export const accountsQuery = queryOptions({
  queryKey: [key, 'accounts'],
  queryFn: async ({ signal }) => z.parse(moveInAccounts, await call(moveInRoutes.accounts, { signal })),
});
