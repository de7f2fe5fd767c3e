import { type LcVisitBody, type LcVisitRow, lcVisit } from '@faculty/contracts/centre/lc-visit';
import { Button, Text } from '@mantine/core';
import { IconLogout2 } from '@tabler/icons-react';
import { useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import type { FormValues } from '../../../kit/form/core/form-values.ts';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { Bound } from '../../../kit/form/fields/bound.tsx';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import { FormGroup, FormPage, FullWidth } from '../../../kit/form/layout/form-page.tsx';
import { lcVisitPhrases } from './lc-visit.phrases.ts';
import { MomentField } from './moment-field.tsx';
import { useVisitorName } from './visitor.tsx';
import { VisitorField } from './visitor-field.tsx';

/** To the minute, as it is shown. */
const thisMinute = () => new Date(Math.floor(Date.now() / 60_000) * 60_000);

const valuesOf = ({ user_id, time_in, time_out, reason }: LcVisitRow): FormValues<LcVisitBody> => ({
  user_id: user_id ?? undefined,
  time_in,
  time_out,
  reason,
});

/** One visit: who forgot to leave is let out here, with a reason; who has no card with them is entered. */
export function LcVisitFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(lcVisitPhrases);
  const nameOf = useVisitorName();
  const [empty] = useState<FormValues<LcVisitBody>>(() => ({ user_id: undefined, time_in: thisMinute(), time_out: null, reason: '' }));
  const form = useEntityForm(lcVisit, { id, empty, fromRow: valuesOf });
  return (
    <FormPage form={form} title={form.isNew ? t.add : t.edit} which={nameOf}>
      <FormGroup title={t.visit}>
        <FullWidth>
          {form.isNew ? (
            <Bound form={form} name="user_id" label={t.user_id}>
              {(field) => <VisitorField {...field} value={field.value === undefined ? undefined : Number(field.value)} />}
            </Bound>
          ) : (
            <Text>{form.row && `${nameOf(form.row)} · ${form.row.up_department_name_th}`}</Text>
          )}
        </FullWidth>
        <Bound form={form} name="time_in" label={t.time_in}>
          {/* `as`: an empty one is for the contract to name as missing */}
          {(field) => <MomentField {...field} onChange={(moment) => field.onChange(moment as Date)} required />}
        </Bound>
        <Bound form={form} name="time_out" label={t.time_out}>
          {(field) => (
            <div>
              <MomentField {...field} description={t.timeOutHint} />
              {field.value === null && (
                <Button
                  variant="default"
                  mt="xs"
                  leftSection={<IconLogout2 size={18} aria-hidden />}
                  onClick={() => field.onChange(thisMinute())}
                >
                  {t.leftNow}
                </Button>
              )}
            </div>
          )}
        </Bound>
        <FullWidth>
          <TextField form={form} name="reason" label={t.reason} hint={form.isNew ? t.addReasonHint : t.reasonHint} />
        </FullWidth>
      </FormGroup>
    </FormPage>
  );
}
