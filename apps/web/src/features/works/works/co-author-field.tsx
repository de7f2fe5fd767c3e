import { arabicDigits } from '@faculty/contracts/kit/text/digits';
import { sumOfWeights, type WorkAuthor } from '@faculty/contracts/works/work-fields';
import { ActionIcon, Alert, Button, Group, Input, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { choiceSearch } from '../../../kit/fields/choice/choice-search.ts';
import { labelOf } from '../../../kit/fields/choice/use-parameters.ts';
import { useField } from '../../../kit/fields/core/use-field.ts';
import { useAllPeople } from '../../../kit/people/people-options.ts';
import { membersNamed } from '../shared/people-named.ts';
import { workPhrases } from './work.phrases.ts';
import type { WorkForm } from './work-values.ts';

const phrases = {
  how: {
    th: 'ผลงานหนึ่งรายการนับครั้งเดียวในคณะ และนับให้แต่ละคนตามสัดส่วน ผู้ร่วมจะเห็นผลงานนี้ในหน้าข้อมูลส่วนตัว',
    en: 'One work counts once for the faculty, and for each person by their share. Co-authors see it on their profile.',
  },
  add: { th: 'เพิ่มผู้ร่วม', en: 'Add a co-author' },
  find: { th: 'พิมพ์ชื่อเพื่อค้นหา', en: 'Type a name to find somebody' },
  named: { th: 'มีชื่อเป็นผู้จัดทำและเป็นสมาชิกคณะ:', en: 'Named as makers, and members of the faculty:' },
  addNamed: (name: string) => ({ th: `เพิ่ม${name}เป็นผู้ร่วม`, en: `Add ${name} as a co-author` }),
  none: { th: 'ไม่พบสมาชิก', en: 'No such member' },
  share: (name: string) => ({ th: `สัดส่วนของ${name} (ร้อยละ)`, en: `Share of ${name} (percent)` }),
  remove: (name: string) => ({ th: `เอา${name}ออก`, en: `Remove ${name}` }),
  percent: { th: 'ร้อยละ', en: '%' },
  over: (sum: number) => ({
    th: `สัดส่วนรวมเป็นร้อยละ ${sum} เกิน 100 โปรดตรวจสอบก่อนบันทึก`,
    en: `The shares come to ${sum} %, more than 100. Please check before you save.`,
  }),
};

const most = 30;

/** Co-authors among the members, each with a share; a sum above 100 is warned of, not refused. */
export function CoAuthorField({ form }: { form: WorkForm }) {
  const t = usePhrases({ ...workPhrases, ...phrases });
  const members = useAllPeople();
  const nameOf = (user_name: string) => labelOf(members, user_name);
  const field = useField(form, 'work_authors', undefined, (authors) =>
    authors.map(({ user_name, work_weight }) => `${nameOf(user_name)} ${work_weight}%`).join(', '),
  );
  const owner = form.fields.useWatchValue('user_name');
  const ownShare = Number(form.fields.useWatchValue('work_weight')) || 0;
  const [typed, setTyped] = useState('');
  const sum = sumOfWeights(ownShare, field.value);
  const chosen = new Set([owner, ...field.value.map(({ user_name }) => user_name)]);
  const makers = `${form.fields.useWatchValue('work_owner_name_th')}, ${form.fields.useWatchValue('work_owner_name_en')}`;
  const named = useMemo(() => membersNamed(makers, members), [makers, members]).filter(({ value }) => !chosen.has(value));

  function choose(user_name: string | null): void {
    if (user_name === null) return;
    setTyped('');
    // what is left of the hundred is theirs, as a start
    field.onChange([...field.value, { user_name, work_weight: Math.max(1, 100 - sum) }]);
  }
  const change = (user_name: string, work_weight: string) =>
    field.onChange(
      // as typed; the contract makes a number of it
      field.value.map((author) => (author.user_name === user_name ? { user_name, work_weight: work_weight as unknown as number } : author)),
    );

  return (
    <Stack gap="xs">
      <Input.Wrapper label={field.label} labelElement="div" description={t.how} error={field.error}>
        {null}
      </Input.Wrapper>
      {named.length > 0 && (
        <Group gap="xs">
          <Text size="sm">{t.named}</Text>
          {named.map(({ value, label }) => (
            <Button
              key={value}
              size="compact-sm"
              variant="light"
              leftSection={<IconPlus size={16} aria-hidden />}
              aria-label={t.addNamed(label)}
              onClick={() => choose(value)}
            >
              {label}
            </Button>
          ))}
        </Group>
      )}
      {field.value.map((author: WorkAuthor) => (
        <Group key={author.user_name} gap="xs" wrap="nowrap">
          <Text style={{ flex: 1 }} lang="th">
            {nameOf(author.user_name)}
          </Text>
          <TextInput
            w={110}
            inputMode="decimal"
            aria-label={t.share(nameOf(author.user_name))}
            value={String(author.work_weight)}
            onChange={(event) => change(author.user_name, arabicDigits(event.currentTarget.value))}
            onBlur={field.onBlur}
            rightSection={<span aria-hidden>%</span>}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t.remove(nameOf(author.user_name))}
            onClick={() => field.onChange(field.value.filter(({ user_name }) => user_name !== author.user_name))}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      {field.value.length < most && (
        <Select
          id={field.id}
          aria-label={t.add}
          placeholder={`${t.add}: ${t.find}`}
          data={members.filter(({ value }) => !chosen.has(value))}
          value={null}
          onChange={choose}
          searchable
          selectFirstOptionOnChange
          searchValue={typed}
          onSearchChange={setTyped}
          filter={choiceSearch}
          limit={50}
          nothingFoundMessage={t.none}
        />
      )}
      {sum > 100 && (
        <Alert color="gold" icon={<IconAlertTriangle aria-hidden />} role="status">
          {t.over(sum)}
        </Alert>
      )}
    </Stack>
  );
}
