import { arabicDigits } from '@faculty/contracts/kit/text/digits';
import { authorState, sumOfWeights, type WorkAuthor } from '@faculty/contracts/works/work-fields';
import type { NamedAuthor } from '@faculty/contracts/works/work-row';
import { ActionIcon, Alert, Button, Group, Input, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { SelectField } from '../../../kit/fields/choice/choice-fields.tsx';
import { choiceSearch } from '../../../kit/fields/choice/choice-search.ts';
import { labelOf } from '../../../kit/fields/choice/use-parameters.ts';
import { useField } from '../../../kit/fields/core/use-field.ts';
import { useAllPeople } from '../../../kit/people/people-options.ts';
import { dayText } from '../../../kit/theme/dates.ts';
import { membersNamed } from '../shared/people-named.ts';
import { workPhrases } from './work.phrases.ts';
import type { WorkForm } from './work-values.ts';

const phrases = {
  how: {
    th: 'ผลงานหนึ่งรายการนับครั้งเดียวในคณะ และนับให้แต่ละคนตามสัดส่วน เว้นว่างไว้หากไม่ทราบ ผู้ร่วมจะเห็นผลงานนี้และยืนยันได้ในหน้าหลักของตน',
    en: 'One work counts once for the faculty, and for each person by their share; leave it empty if you do not know it. Co-authors see the work on their home page and confirm it there.',
  },
  add: { th: 'เพิ่มผู้ร่วม', en: 'Add a co-author' },
  find: { th: 'พิมพ์ชื่อเพื่อค้นหา', en: 'Type a name to find somebody' },
  named: { th: 'มีชื่อเป็นผู้จัดทำและเป็นสมาชิกคณะ:', en: 'Named as makers, and members of the faculty:' },
  addNamed: (name: string) => ({ th: `เพิ่ม${name}เป็นผู้ร่วม`, en: `Add ${name} as a co-author` }),
  none: { th: 'ไม่พบสมาชิก', en: 'No such member' },
  share: (name: string) => ({ th: `สัดส่วนของ${name} (ร้อยละ)`, en: `Share of ${name} (percent)` }),
  remove: (name: string) => ({ th: `เอา${name}ออก`, en: `Remove ${name}` }),
  percent: { th: 'ร้อยละ', en: '%' },
  correspondingHint: { th: 'เว้นว่างไว้หากไม่ใช่บุคลากรของคณะ', en: 'Leave it empty if it is nobody of the faculty.' },
  over: (sum: number) => ({
    th: `สัดส่วนรวมเป็นร้อยละ ${sum} เกิน 100 โปรดตรวจสอบก่อนบันทึก`,
    en: `The shares come to ${sum} %, more than 100. Please check before you save.`,
  }),
  under: (sum: number) => ({
    th: `สัดส่วนรวมเป็นร้อยละ ${sum} ไม่ครบ 100 ถูกต้องหากส่วนที่เหลือเป็นของผู้ร่วมจากนอกคณะ`,
    en: `The shares come to ${sum} %, not 100. That is right if the rest belongs to authors from elsewhere.`,
  }),
};

const most = 30;

/** Co-authors among the members, each with a share where it is known; a sum that is not 100 is told, not refused. */
export function CoAuthorField({ form }: { form: WorkForm }) {
  const t = usePhrases({ ...workPhrases, ...phrases });
  const members = useAllPeople();
  const nameOf = (user_name: string) => labelOf(members, user_name);
  const field = useField(form, 'work_authors', undefined, (authors) =>
    authors.map(({ user_name, work_weight }) => [nameOf(user_name), work_weight && `${work_weight}%`].filter(Boolean).join(' ')).join(', '),
  );
  const owner = form.fields.useWatchValue('user_name');
  const ownShare = Number(form.fields.useWatchValue('work_weight')) || 0;
  const [typed, setTyped] = useState('');
  const sum = sumOfWeights(ownShare, field.value);
  const isShort = sum < 100 && field.value.length > 0 && field.value.every(({ work_weight }) => Number(work_weight) > 0);
  const chosen = new Set([owner, ...field.value.map(({ user_name }) => user_name)]);
  const makers = `${form.fields.useWatchValue('work_owner_name_th')}, ${form.fields.useWatchValue('work_owner_name_en')}`;
  const named = useMemo(() => membersNamed(makers, members), [makers, members]).filter(({ value }) => !chosen.has(value));

  function choose(user_name: string | null): void {
    if (user_name === null) return;
    setTyped('');
    field.onChange([...field.value, { user_name, work_weight: null }]);
  }
  function remove(user_name: string): void {
    field.onChange(field.value.filter((author) => author.user_name !== user_name));
    if (form.fields.getValues().corresponding_author === user_name) form.fields.setFieldValue('corresponding_author', '');
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
            <Said author={form.row?.work_authors.find(({ user_name }) => user_name === author.user_name)} />
          </Text>
          <TextInput
            w={110}
            inputMode="decimal"
            aria-label={t.share(nameOf(author.user_name))}
            value={String(author.work_weight ?? '')}
            onChange={(event) => change(author.user_name, arabicDigits(event.currentTarget.value))}
            onBlur={field.onBlur}
            rightSection={<span aria-hidden>%</span>}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t.remove(nameOf(author.user_name))}
            onClick={() => remove(author.user_name)}
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
      <div role="status">
        {(sum > 100 || isShort) && (
          <Alert color="gold" icon={<IconAlertTriangle aria-hidden />}>
            {sum > 100 ? t.over(sum) : t.under(sum)}
          </Alert>
        )}
      </div>
    </Stack>
  );
}

/** The corresponding author, of the owner and the co-authors. */
export function CorrespondingField({ form }: { form: WorkForm }) {
  const t = usePhrases(phrases);
  const owner = form.fields.useWatchValue('user_name');
  const authors = form.fields.useWatchValue('work_authors');
  const options = useAllPeople().filter(({ value }) => value === owner || authors.some(({ user_name }) => user_name === value));
  return <SelectField form={form} name="corresponding_author" hint={t.correspondingHint} options={options} isClearable />;
}

/** What a co-author has said of the work, and when. */
function Said({ author }: { author: NamedAuthor | undefined }) {
  const { language } = useLanguage();
  if (!author) return null;
  const { author_state, decided_at } = author;
  return (
    <Text span display="block" size="sm" lang={language} c={author_state === 'refused' ? 'red' : 'dimmed'}>
      {authorState.words[author_state][language]}
      {decided_at !== null && ` · ${dayText(new Date(decided_at), language)}`}
    </Text>
  );
}
