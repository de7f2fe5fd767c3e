import { fieldErrorOf } from '@faculty/contracts/kit/field-error-of';
import { arabicDigits } from '@faculty/contracts/kit/text/digits';
import { mostWeights, type OptionWeight, type ParameterBody, type ParameterRow, parameterBody } from '@faculty/contracts/lists/parameter';
import { ActionIcon, Button, Group, Input, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { z } from 'zod';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { FieldProblem } from '../../../kit/fields/core/field-problem.tsx';
import { useField } from '../../../kit/fields/core/use-field.ts';
import { buddhistYear, YearInput } from '../../../kit/fields/day/year-input.tsx';
import type { EntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { weightPhrases } from './lists.phrases.ts';

/** What a work of this quality level counts, by the year from which it holds. */
export function WeightField({ form }: { form: EntityForm<ParameterRow, ParameterBody> }) {
  const t = usePhrases(weightPhrases);
  const field = useField(form, 'weights', undefined, (weights) =>
    weights.map(({ from_year, weight }) => t.text(from_year, weight)).join(', '),
  );
  // once the form says that the field is wrong, at which input
  const found = field.error ? z.safeParse(parameterBody.shape.weights, field.value, { reportInput: true }).error?.issues : undefined;
  const wrong = found?.[0]?.path;
  const atInput = (at: number, key: keyof OptionWeight) => {
    const issue = found?.find(({ path }) => path[0] === at && path[1] === key);
    const isFirst = wrong?.[0] === at && wrong[1] === key;
    return { ...(issue && { error: <FieldProblem {...fieldErrorOf(issue)} /> }), ...(isFirst && { id: field.id }), onBlur: field.onBlur };
  };
  // as typed; the contract makes numbers of it
  const change = (at: number, key: keyof OptionWeight, typed: string) =>
    field.onChange(field.value.map((each, index) => (index === at ? { ...each, [key]: typed } : each)));
  return (
    <Stack gap="xs" align="flex-start">
      <Input.Wrapper label={field.label} labelElement="div" description={t.how} error={wrong?.length === 2 ? undefined : field.error}>
        {null}
      </Input.Wrapper>
      {field.value.map(({ from_year, weight }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the year is being typed
        <Group key={at} gap="xs" align="flex-start" wrap="nowrap">
          <YearInput
            label={t.from}
            w={140}
            value={String(from_year)}
            onChange={(typed) => change(at, 'from_year', typed)}
            read={buddhistYear}
            {...atInput(at, 'from_year')}
          />
          <TextInput
            label={t.weight}
            w={110}
            required
            inputMode="decimal"
            value={String(weight)}
            onChange={(event) => change(at, 'weight', arabicDigits(event.currentTarget.value))}
            {...atInput(at, 'weight')}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            mt={25}
            aria-label={t.remove(String(from_year))}
            onClick={() => field.onChange(field.value.filter((_, index) => index !== at))}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      {field.value.length < mostWeights && (
        <Button
          {...(wrong?.length !== 2 && { id: field.id })}
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} aria-hidden />}
          // empty: the contract asks for both
          onClick={() => field.onChange([...field.value, { from_year: '', weight: '' } as unknown as OptionWeight])}
        >
          {t.add}
        </Button>
      )}
    </Stack>
  );
}
