import { contentRequestAnswer, contentRequestRoutes } from '@faculty/contracts/website/content-request';
import { type QueryClient, type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '../api/http.ts';
import type { RecordQuery } from '../form/core/use-record.ts';

/** Whether the website shows a record, by `active`. */
export const isShownRow = (row: unknown) => typeof row === 'object' && row !== null && 'active' in row && row.active === 'Y';

/** The open request of a record; null without one. */
export const contentRequestQuery = (entity: string, record_id: string) =>
  queryOptions({
    queryKey: ['content requests', entity, record_id],
    queryFn: async ({ signal }) =>
      z.parse(contentRequestAnswer, await call(contentRequestRoutes.read, { params: { entity, record_id }, signal })).request,
    staleTime: 0,
  });

/** A record as the person has asked for it: the form of a request goes on from there. */
export function askedRecord<Row>(client: QueryClient, load: RecordQuery<Row>, entity: string, record_id: string): RecordQuery<Row> {
  const { queryKey, queryFn } = load;
  return {
    queryKey: [...queryKey, 'asked'],
    queryFn: async (context) => {
      const [row, request] = await Promise.all([
        (queryFn as (context: QueryFunctionContext<never>) => Promise<Row>)(context), // an entity's, which is never skipped
        client.fetchQuery(contentRequestQuery(entity, record_id)),
      ]);
      return request?.is_own && request.action === 'change' ? { ...row, ...request.fields } : row;
    },
  };
}
