import type { Flag } from '@faculty/contracts/kit/fields';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { FlagField } from '../../../kit/fields/choice/choice-fields.tsx';
import type { NamesHolding } from '../../../kit/fields/core/bound-field.tsx';
import type { NamesBy } from '../../../kit/fields/core/form-values.ts';
import type { FormLike } from '../../../kit/fields/core/use-field.ts';
import { OrderField } from '../../../kit/fields/text/order-field.tsx';
import { FormGroup } from '../../../kit/form/layout/form-page.tsx';
import { listsPhrases } from './lists.phrases.ts';

interface UseGroupProps<Values> {
  form: FormLike<Values> & { isNew: boolean };
  order: NamesBy<Values, string>[keyof Values & string];
  active: NamesHolding<Values, Flag>;
}

/** Order and state of a list's item: the same fields for all of them. */
export function UseGroup<Values extends object>({ form, order, active }: UseGroupProps<Values>) {
  const t = usePhrases(listsPhrases);
  return (
    <FormGroup title={t.use}>
      <OrderField form={form} name={order} autoHint={t.orderAuto} hint={t.orderHint} />
      <FlagField form={form} name={active} hint={t.activeHint} />
    </FormGroup>
  );
}
