import type { Language } from '@faculty/contracts/kit/bilingual';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { labelOfField } from '@faculty/contracts/kit/labels';
import { Stack, Text } from '@mantine/core';
import { useLanguage } from '../../../i18n/phrases.tsx';
import { changeText } from '../../../kit/history/change-text.ts';
import type { useFieldReaders } from '../../../kit/history/use-field-readers.ts';

interface Fact {
  field: string;
  label: string;
  value: string;
}

/** Who and when above, the evidence aside, the decision below. */
const elsewhere =
  /^(created|updated)_(by|at)$|^(full_name|parameter)_(th|en)$|^status_|_h_(file|url)$|^(user_name|active|people_count|MNumYear|NumYear)$/;

/** A record as labelled values of its form: non-empty fields, its title first, the rest in their order. */
export function factsOf(entity: AnyEntity, record: object, readers: ReturnType<typeof useFieldReaders>, language: Language): Fact[] {
  const title = [entity.title?.th ?? [], entity.title?.en ?? []].flat();
  const entries = Object.entries(record);
  const inOrder = [...entries.filter(([field]) => title.includes(field)), ...entries.filter(([field]) => !title.includes(field))];
  return inOrder.flatMap(([field, value]) => {
    const label = labelOfField(entity.labels, field, language);
    // a field without a label is none of the form's
    if (field === entity.idKey || label === undefined || elsewhere.test(field) || isEmpty(value)) return [];
    return [{ field, label, value: readers.get(field)?.(value) ?? changeText(value, language, field) }];
  });
}

const isEmpty = (value: unknown) => value === null || value === '' || value === '-' || (Array.isArray(value) && value.length === 0);

export function Facts({ facts }: { facts: readonly Fact[] }) {
  const { language } = useLanguage();
  return (
    <Stack component="dl" gap="sm" m={0} lang={language}>
      {facts.map(({ field, label, value }) => (
        <div key={field}>
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>{value}</dd>
        </div>
      ))}
    </Stack>
  );
}
