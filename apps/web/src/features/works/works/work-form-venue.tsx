import { buddhistYearOf } from '@faculty/contracts/kit/dates/era';
import { workParameters } from '@faculty/contracts/lookups/parameters';
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useRef } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { labelOf, useParameters } from '../../../kit/fields/choice/use-parameters.ts';
import { useField } from '../../../kit/fields/core/use-field.ts';
import { DayInput } from '../../../kit/fields/day/day-field.tsx';
import { isDay } from '../../../kit/fields/day/parse-day.ts';
import { YearField } from '../../../kit/fields/text/year-field.tsx';
import { FormGroup, FullWidth } from '../../../kit/form/layout/form-page.tsx';
import { useFilledHint } from './citation/filled-from.tsx';
import { workPhrases } from './work.phrases.ts';
import { useAskedFields } from './work-fields-of-type.ts';
import { oddPairs } from './work-pairs.ts';
import { WorkPair, WorkText } from './work-text.tsx';
import type { WorkForm } from './work-values.ts';

const oddPhrases = {
  title: { th: 'โปรดตรวจสอบ: ข้อมูลเหล่านี้อาจไม่สอดคล้องกัน', en: 'Please check: these may not go together' },
  month: { th: 'เดือนและปีที่เผยแพร่ไม่ตรงกับวันที่เผยแพร่', en: 'Month and year differ from the publication date' },
  year: { th: 'ปีที่เผยแพร่ไม่ตรงกับวันที่เผยแพร่', en: 'The year differs from the publication date' },
  nationalQuality: { th: 'ระดับคุณภาพเป็นระดับชาติ แต่เลือกระดับนานาชาติ', en: 'The quality level is national, but international is chosen' },
  internationalQuality: { th: 'ระดับคุณภาพเป็นระดับนานาชาติ แต่เลือกระดับชาติ', en: 'The quality level is international, but national is chosen' },
  nationalBase: { th: 'ฐานข้อมูล TCI เป็นระดับชาติ แต่เลือกระดับนานาชาติ', en: 'TCI is a national database, but international is chosen' },
  internationalBase: { th: 'ฐานข้อมูลเป็นระดับนานาชาติ แต่เลือกระดับชาติ', en: 'The database is international, but national is chosen' },
};

/** Where works of a type are published, if not in a journal. */
const venuePhrases = {
  W3: { th: 'ชื่อหนังสือหรือสำนักพิมพ์', en: 'Book or publisher' },
  W4: { th: 'ชื่อหนังสือหรือสำนักพิมพ์', en: 'Book or publisher' },
  W5: { th: 'งานหรือสถานที่ที่เผยแพร่', en: 'Exhibition, performance or venue' },
  W6: { th: 'หน่วยงานที่จดทะเบียน', en: 'Registration office' },
};
const isNamed = (type: string): type is keyof typeof venuePhrases => Object.hasOwn(venuePhrases, type);

const months = new Intl.DateTimeFormat('th-TH-u-ca-buddhist', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthOf = (day: string) => months.format(new Date(`${day}T00:00:00Z`)).replace(/พ\.ศ\.\s*/, '');

/** Where and when the work was published. */
export function VenueGroup({ form }: { form: WorkForm }) {
  const t = usePhrases(workPhrases);
  const names = usePhrases(venuePhrases);
  const isAsked = useAskedFields(form);
  const type = form.fields.useWatchValue('work_type');
  return (
    <FormGroup title={t.venueGroup}>
      <WorkPair form={form} th="work_public_title_th" en="work_public_title_en" label={isNamed(type) ? names[type] : undefined} />
      <PublicationDay form={form} />
      <FullWidth>
        <OddPairs form={form} />
      </FullWidth>
      <PublishedYear form={form} />
      <WorkText form={form} name="work_public_month_year" hint={t.monthHint} />
      {isAsked('work_public_no') && <WorkText form={form} name="work_public_no" hint={t.noHint} />}
      {isAsked('work_public_number') && <WorkText form={form} name="work_public_number" hint={t.pagesHint} />}
      {isAsked('work_doi') && <WorkText form={form} name="work_doi" hint={t.doiHint} withoutSpaces />}
      {isAsked('work_public_isbn') && <WorkText form={form} name="work_public_isbn" />}
      <WorkText form={form} name="work_public_place" hint={t.placeHint} />
      <WorkText form={form} name="work_public_province" />
      <WorkText form={form} name="work_public_country" />
    </FormGroup>
  );
}

/** What does not go together is pointed out; it can be saved all the same. */
function OddPairs({ form }: { form: WorkForm }) {
  const t = usePhrases(oddPhrases);
  const levels = useParameters(workParameters.levels);
  const { fields } = form;
  const level = fields.useWatchValue('work_type_detail');
  const odd = oddPairs(
    {
      work_public_inter: fields.useWatchValue('work_public_inter'),
      work_public_base: fields.useWatchValue('work_public_base'),
      work_public_date: fields.useWatchValue('work_public_date'),
      work_public_month_year: fields.useWatchValue('work_public_month_year'),
      work_public_year: fields.useWatchValue('work_public_year'),
    },
    labelOf(levels, level),
  );
  return (
    <div role="status">
      {odd.length > 0 && (
        <Alert color="gold" icon={<IconAlertTriangle aria-hidden />} title={t.title}>
          {odd.map((pair) => t[pair]).join(' · ')}
        </Alert>
      )}
    </div>
  );
}

/**
 * The day, or a month, which counts as its first day: journals often name no day. Year and month text follow it while they say what the
 * previous day meant, or nothing.
 */
function PublicationDay({ form }: { form: WorkForm }) {
  const field = useField(form, 'work_public_date');
  // while a day is typed, the field has half a day
  const whole = useRef<string | null>(null);
  function choose(day: string | null): void {
    const { work_public_date: before, work_public_year: year, work_public_month_year: month } = form.fields.getValues();
    field.onChange(day ?? '');
    if (isDay(before)) whole.current = before;
    if (!isDay(day)) return;
    const followed = whole.current;
    if (year === '' || (followed !== null && Number(year) === buddhistYearOf(followed))) {
      form.fields.setFieldValue('work_public_year', buddhistYearOf(day));
    }
    if (month === '' || (followed !== null && month === monthOf(followed)))
      form.fields.setFieldValue('work_public_month_year', monthOf(day));
  }
  return <DayInput {...field} value={field.value === '' ? null : field.value} onChange={choose} required takesMonth />;
}

function PublishedYear({ form }: { form: WorkForm }) {
  const t = usePhrases(workPhrases);
  const hint = useFilledHint(form, 'work_public_year', t.yearOrVolume);
  return <YearField form={form} name="work_public_year" hint={hint} takesVolume />;
}
