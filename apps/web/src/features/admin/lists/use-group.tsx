import type { Flag } from '@faculty/contracts/kit/fields';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { FlagField, type NamesHolding } from '../../../kit/form/choice-fields.tsx';
import { FormGroup } from '../../../kit/form/form-page.tsx';
import type { NamesBy } from '../../../kit/form/form-values.ts';
import { OrderField } from '../../../kit/form/order-field.tsx';
import type { FormLike } from '../../../kit/form/use-field.ts';
import { listsPhrases } from './lists.phrases.ts';

interface UseGroupProps<Values> {
  form: FormLike<Values> & { isNew: boolean };
  order: NamesBy<Values, string>[keyof Values & string];
  active: NamesHolding<Values, Flag>;
}

/** Where an item of a list stands, and whether it is offered: the same for all of them. */
export function UseGroup<Values extends object>({ form, order, active }: UseGroupProps<Values>) {
  const t = usePhrases(listsPhrases);
  return (
    <FormGroup title={t.use}>
      <OrderField form={form} name={order} autoHint={t.orderAuto} hint={t.orderHint} />
      <FlagField form={form} name={active} label={t.active} hint={t.activeHint} />
    </FormGroup>
  );
}
