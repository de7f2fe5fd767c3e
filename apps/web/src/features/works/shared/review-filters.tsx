import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { type ReviewState, reviewState, reviewStates } from '@faculty/contracts/works/review-state';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { SelectFilter } from '../../../kit/list/filters/list-filters.tsx';
import type { ListState } from '../../../kit/list/state/use-list.ts';
import { usePermittedOwners } from '../../../kit/people/people-options.ts';
import { useRight } from '../../../kit/session/session.tsx';
import { reviewPhrases } from './review.phrases.ts';

type ReviewQuery = ListQuery & { status_check?: ReviewState | undefined; user_name?: string | undefined };

interface ReviewFiltersProps<Item, Query extends ReviewQuery> {
  list: ListState<Item, Query>;
}

/** The states of a review, as choices. */
export function useStateChoices(): { value: ReviewState; label: string }[] {
  const t = usePhrases(reviewState.words);
  return reviewStates.map((value) => ({ value, label: t[value] }));
}

/** Filters by state of review and by person, for those who see more than their own records. */
export function ReviewFilters<Item, Query extends ReviewQuery>({ list }: ReviewFiltersProps<Item, Query>) {
  const { own_only } = useRight(list.entity.page);
  return own_only ? null : <Filters<Item> list={list} />;
}

function Filters<Item>({ list }: ReviewFiltersProps<Item, ReviewQuery>) {
  const t = usePhrases(reviewPhrases);
  return (
    <>
      <SelectFilter list={list} name="status_check" options={useStateChoices()} />
      <SelectFilter list={list} name="user_name" label={t.person} options={usePermittedOwners(list.entity.page)} isSearchable />
    </>
  );
}
