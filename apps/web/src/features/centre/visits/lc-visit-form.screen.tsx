import { type LcVisitBody, type LcVisitor, type LcVisitRow, lcVisit, lcVisitor, visitRoutes } from '@faculty/contracts/centre/lc-visit';
import { inLanguage, type Language } from '@faculty/contracts/kit/bilingual';
import { Button, Select, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconLogout2 } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { call } from '../../../kit/api/http.ts';
import type { FormValues } from '../../../kit/fields/core/form-values.ts';
import { useField } from '../../../kit/fields/core/use-field.ts';
import { TextField } from '../../../kit/fields/text/text-field.tsx';
import { type EntityForm, useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FormGroup, FormPage, FullWidth } from '../../../kit/form/layout/form-page.tsx';
import { thaiName } from '../members/lc-member-name.ts';
import { lcVisitPhrases } from './lc-visit.phrases.ts';
import { MomentField, MomentInput } from './moment-field.tsx';
import { useVisitorName } from './visitor.tsx';

type VisitForm = EntityForm<LcVisitRow, LcVisitBody>;

const visitors = z.array(lcVisitor);

const labelOf = (row: LcVisitor, language: Language) => {
  const name = inLanguage(language, thaiName(row), `${row.fname_en} ${row.lname_en}`.trim());
  return `${name} (${row.user_name}) · ${inLanguage(language, row.up_department_name_th, row.up_department_name_en)}`;
};

/** To the minute, as it is shown. */
const thisMinute = () => new Date(Math.floor(Date.now() / 60_000) * 60_000);

const valuesOf = ({ user_id, time_in, time_out, reason }: LcVisitRow): FormValues<LcVisitBody> => ({
  user_id: user_id ?? undefined,
  time_in,
  time_out,
  reason,
});

/** One visit: ends an open visit with a reason, or enters a member without a card. */
export function LcVisitFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(lcVisitPhrases);
  const { language } = useLanguage();
  const nameOf = useVisitorName();
  const [empty] = useState<FormValues<LcVisitBody>>(() => ({ user_id: undefined, time_in: thisMinute(), time_out: null, reason: '' }));
  const form = useEntityForm(lcVisit, { id, empty, fromRow: valuesOf });
  return (
    <FormPage form={form} title={form.isNew ? t.add : t.edit} which={nameOf}>
      <FormGroup title={t.visit}>
        <FullWidth>
          {form.isNew ? (
            <VisitorField form={form} />
          ) : (
            <Text>
              {form.row && `${nameOf(form.row)} · ${inLanguage(language, form.row.up_department_name_th, form.row.up_department_name_en)}`}
            </Text>
          )}
        </FullWidth>
        <MomentField form={form} name="time_in" required />
        <TimeOut form={form} />
        <FullWidth>
          <TextField form={form} name="reason" hint={form.isNew ? t.addReasonHint : t.reasonHint} />
        </FullWidth>
      </FormGroup>
    </FormPage>
  );
}

/** When the visitor left; now by one press. */
function TimeOut({ form }: { form: VisitForm }) {
  const t = usePhrases(lcVisitPhrases);
  const field = useField(form, 'time_out');
  return (
    <div>
      <MomentInput {...field} description={t.timeOutHint} />
      {field.value === null && (
        <Button variant="default" mt="xs" leftSection={<IconLogout2 size={18} aria-hidden />} onClick={() => field.onChange(thisMinute())}>
          {t.leftNow}
        </Button>
      )}
    </div>
  );
}

/** Whose visit is entered: found by words of the name, the member code, or the barcode, typed or scanned. */
function VisitorField({ form }: { form: VisitForm }) {
  const t = usePhrases(lcVisitPhrases);
  const { language } = useLanguage();
  const { value, onChange, ...field } = useField(form, 'user_id');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<LcVisitor | null>(null);
  const isChosen = chosen !== null && typed === labelOf(chosen, language);
  const [q] = useDebouncedValue(isChosen ? '' : typed.trim(), 250);
  const { data, isFetching } = useQuery({
    queryKey: [lcVisit.name, 'visitors', q],
    queryFn: async ({ signal }) => z.parse(visitors, await call(visitRoutes.visitors, { query: { q }, signal })),
    placeholderData: keepPreviousData,
  });
  const found = data ?? [];
  const offered = chosen && found.every(({ user_id }) => user_id !== chosen.user_id) ? [chosen, ...found] : found;
  return (
    <Select
      {...field}
      required
      description={t.findMember}
      value={value === undefined ? null : String(value)}
      onChange={(choice) => {
        setChosen(offered.find(({ user_id }) => String(user_id) === choice) ?? null);
        onChange(choice === null ? undefined : Number(choice));
      }}
      data={offered.map((row) => ({ value: String(row.user_id), label: labelOf(row, language) }))}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      // the server has searched
      filter={({ options }) => options}
      selectFirstOptionOnChange
      maxLength={100}
      nothingFoundMessage={isFetching ? t.searching : t.noMember}
      autoComplete="off"
    />
  );
}
