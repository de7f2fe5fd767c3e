import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { checks, type StoredCheck } from '@faculty/contracts/kit/findings/checks';
import { checkedFields, type Finding, recordFindings } from '@faculty/contracts/kit/findings/record-findings';
import { findingsInText, type TextFinding } from '@faculty/contracts/kit/findings/text-findings';
import { findingRoutes, recordFindingsAnswer, type StoredFinding } from '@faculty/contracts/website/findings';
import { Badge, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconAlertTriangle, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import { usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../api/http.ts';
import { replaceText } from '../fields/rich-text/replace-text.ts';
import formClasses from '../form/layout/form-page.module.css';
import { showNotice, showSuccess } from '../notifications/messages.ts';
import { EnglishOlder } from './english-older.tsx';
import { FindingLine } from './finding-line.tsx';
import classes from './findings.module.css';
import { findingsPhrases } from './findings.phrases.ts';
import { mended, parseHtml } from './html-dom.ts';

/** Checks run so long after the last key. */
const pauseMilliseconds = 600;
/** Texts of one form, and as they were a moment ago. */
const mostKept = 4;
/** More lines would push what is set out of sight. */
const mostShown = 6;

/** What the form cannot check itself; English that is older is told at its field. */
const ofServer: StoredCheck = 'pdf_without_text';

/** What the panel needs of a record's form, of whatever kind. */
interface CheckedForm {
  isNew: boolean;
  record: { entity: string; id: string } | null;
  fieldId(name: string): string;
  labelOf(name: string): string;
  // `never`: each form has names of its own
  fields: { getValues(): object; useWatchValue(name: never): unknown; setFieldValue(name: never, value: never): void };
}

/** What is to be mended in a record as it is typed, beside its form. It never stops a save. */
export function FindingsPanel({ form, entity }: { form: CheckedForm; entity: AnyEntity }) {
  const t = usePhrases(findingsPhrases);
  const fields = useMemo(() => checkedFields(entity), [entity]);
  const values = useTyped(form, fields);
  const stored = useStored(form.record);
  const findIn = useFindIn();
  const found = useMemo(
    () => recordFindings(fields, values, findIn, form.isNew ? todayInBangkok() : undefined),
    [fields, values, findIn, form.isNew],
  );
  const all: Finding[] = [...found, ...(stored.some(({ check_name }) => check_name === ofServer) ? [{ check: ofServer, field: '' }] : [])];

  function mend(finding: Finding, words?: string): void {
    const { field } = finding;
    const html = mended(String((form.fields.getValues() as Record<string, unknown>)[field] ?? ''), finding, words);
    if (html === null) showNotice(t.stillFound);
    else {
      if (!replaceText(form.fieldId(field), html)) form.fields.setFieldValue(field as never, html as never);
      showSuccess(t.mended);
    }
  }

  return (
    <>
      <section className={`${formClasses.group} ${formClasses.rows}`} aria-label={t.title}>
        <details className={formClasses.row}>
          <summary>
            {t.title}
            {all.length === 0 ? (
              <Text span inherit c="dimmed" truncate flex={1} ta="end">
                {t.none}
              </Text>
            ) : (
              <Badge color="gold" ml="auto" leftSection={<IconAlertTriangle size={14} aria-hidden />}>
                {all.length}
              </Badge>
            )}
            <IconChevronRight size={18} aria-hidden />
          </summary>
          <Text role="status" size="xs" c="dimmed" pb={all.length > 0 ? 0 : 'sm'}>
            {all.length === 0 ? t.noneHint : t.count(all.length)}
          </Text>
          <ul className={classes.list}>
            {all.slice(0, mostShown).map((finding) => (
              <FindingLine
                key={`${finding.check} ${finding.field} ${finding.place?.tag} ${finding.place?.index} ${finding.excerpt}`}
                form={form}
                finding={finding}
                label={checks[finding.check]}
                onMend={(words) => mend(finding, words)}
              />
            ))}
          </ul>
          {all.length > mostShown && (
            <Text size="xs" c="dimmed" pb="sm">
              {t.more(all.length - mostShown)}
            </Text>
          )}
        </details>
      </section>
      {form.record &&
        stored
          .filter(({ check_name }) => check_name === 'english_older')
          .map((each) => (
            <EnglishOlder key={each.field} form={form} record={form.record as NonNullable<typeof form.record>} finding={each} />
          ))}
    </>
  );
}

/** Reads rich text; one that has not changed is not read again while others are typed. */
function useFindIn(): (html: string) => readonly TextFinding[] {
  return useMemo(() => {
    const known: { html: string; found: readonly TextFinding[] }[] = [];
    return (html) => {
      const found = known.find((one) => one.html === html)?.found ?? findingsInText(parseHtml(html));
      known.unshift({ html, found });
      known.splice(mostKept);
      return found;
    };
  }, []);
}

/** The values that are checked, a moment after they were typed. */
function useTyped(
  form: CheckedForm,
  { richText, pairs, englishTitles, lastDay }: ReturnType<typeof checkedFields>,
): Readonly<Record<string, unknown>> {
  const names = [...new Set(['switch_lang', ...richText, ...pairs.flat(), ...englishTitles, ...(lastDay === undefined ? [] : [lastDay])])];
  // biome-ignore lint/correctness/useHookAtTopLevel: the fields of an entity are always the same ones
  const typed = names.map((name) => form.fields.useWatchValue(name as never) as unknown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one value for each name; texts of a megabyte are not copied to be compared
  const values = useMemo(() => Object.fromEntries(names.map((name, at) => [name, typed[at]])), typed);
  return useDebouncedValue(values, pauseMilliseconds)[0];
}

/** What the server has stored of a record. */
function useStored(record: { entity: string; id: string } | null): readonly StoredFinding[] {
  const { data } = useQuery({
    queryKey: [record?.entity, 'findings', record?.id],
    queryFn: async ({ signal }) =>
      z.parse(
        recordFindingsAnswer,
        await call(findingRoutes.list, { params: { entity: record?.entity ?? '', record_id: record?.id ?? '' }, signal }),
      ),
    enabled: record !== null,
  });
  return data?.rows ?? [];
}
