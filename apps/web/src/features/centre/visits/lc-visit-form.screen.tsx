import { type LcVisitBody, type LcVisitRow, lcVisit } from '@faculty/contracts/centre/lc-visit';
import { Button, Text } from '@mantine/core';
import { IconLogout2 } from '@tabler/icons-react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { Bound } from '../../../kit/form/bound.tsx';
import { FormGroup, FormPage, FullWidth } from '../../../kit/form/form-page.tsx';
import type { FormValues } from '../../../kit/form/form-values.ts';
import { TextField } from '../../../kit/form/text-field.tsx';
import { useEntityForm } from '../../../kit/form/use-entity-form.ts';
import { lcVisitPhrases } from './lc-visit.phrases.ts';
import { MomentField } from './moment-field.tsx';
import { useVisitorName } from './visitor.tsx';

const empty: FormValues<LcVisitBody> = { user_id: undefined, time_in: new Date(0), time_out: null, reason: '' };

const valuesOf = ({ user_id, time_in, time_out, reason }: LcVisitRow): FormValues<LcVisitBody> => ({
  user_id: user_id ?? undefined,
  time_in,
  time_out,
  reason,
});

/** One visit: who forgot to leave is let out here, with a reason. */
export function LcVisitFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(lcVisitPhrases);
  const nameOf = useVisitorName();
  const form = useEntityForm(lcVisit, { id, empty, fromRow: valuesOf });
  return (
    <FormPage form={form} title={t.edit} which={nameOf}>
      <FormGroup title={t.visit}>
        <FullWidth>
          <Text>{form.row && `${nameOf(form.row)} · ${form.row.up_department_name_th}`}</Text>
        </FullWidth>
        <Bound form={form} name="time_in" label={t.time_in}>
          {(field) => <MomentField {...field} onChange={(moment) => field.onChange(moment ?? new Date(Number.NaN))} required />}
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
                  onClick={() => field.onChange(new Date(Math.floor(Date.now() / 60_000) * 60_000))}
                >
                  {t.leftNow}
                </Button>
              )}
            </div>
          )}
        </Bound>
        <FullWidth>
          <TextField form={form} name="reason" label={t.reason} hint={t.reasonHint} />
        </FullWidth>
      </FormGroup>
    </FormPage>
  );
}
