import type { Reviewed } from '@faculty/contracts/works/review-state';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

/** A verdict on the version of a record that was looked at. */
export interface Decision {
  entity: string;
  record_id: string;
  title: string;
  verdict: Reviewed;
  /** The previous state, for undo. */
  before: Reviewed;
  updated_at: Date;
}

/** Why a record is sent back: the text, and the field it is about. */
export interface Reason {
  text: string;
  field: string;
}

/** The person's decisions since they opened the app. */
interface ReviewSession {
  /** Decisions that were not taken back, the latest first; `updated_at` is the record's since then. */
  decisions: readonly Decision[];
  /** Reasons that were written and not sent, by record: `work-12`. */
  reasons: Readonly<Record<string, Reason>>;
}

const key = ['review-session'];
const nothing: ReviewSession = { decisions: [], reasons: {} };
/** So many decisions can be taken back one by one. */
const mostDecisions = 100;

export const reviewIdOf = ({ entity, record_id }: Pick<Decision, 'entity' | 'record_id'>): string => `${entity}-${record_id}`;

/** The decisions of this review session and the reasons begun in it, from wherever in the queue. Signing out forgets them. */
export function useReviewSession() {
  const client = useQueryClient();
  const { data = nothing } = useQuery<ReviewSession>({
    queryKey: key,
    queryFn: skipToken,
    initialData: nothing,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const now = () => client.getQueryData<ReviewSession>(key) ?? nothing;
  const change = (parts: Partial<ReviewSession>) => client.setQueryData<ReviewSession>(key, { ...now(), ...parts });
  return {
    ...data,
    /** The latest decision, at this moment. */
    latest: () => now().decisions[0],
    /** Records a decision; every decision on the same record now refers to the record's latest version. */
    made(decision: Decision): void {
      change({ decisions: [decision, ...asOf(now().decisions, decision)].slice(0, mostDecisions) });
    },
    /** Removes an undone decision, and later ones on the same record. */
    takenBack(decision: Decision, updated_at: Date): void {
      const { decisions } = now();
      const since = decisions.findIndex((one) => isSame(one, decision));
      const left = decisions.filter((one, at) => at > since || reviewIdOf(one) !== reviewIdOf(decision));
      change({ decisions: asOf(left, { ...decision, updated_at }) });
    },
    keepReason(id: string, reason: Reason | null): void {
      const { [id]: _, ...others } = now().reasons;
      change({ reasons: reason === null ? others : { ...others, [id]: reason } });
    },
  };
}

const isSame = (one: Decision, other: Decision) =>
  reviewIdOf(one) === reviewIdOf(other) && one.updated_at.getTime() === other.updated_at.getTime();

/** Decisions on a record can be undone as long as nobody else has changed it: they refer to its latest version. */
const asOf = (decisions: readonly Decision[], { updated_at, ...record }: Decision) =>
  decisions.map((one) => (reviewIdOf(one) === reviewIdOf(record) ? { ...one, updated_at } : one));
