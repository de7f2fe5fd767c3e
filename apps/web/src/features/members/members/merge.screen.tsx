import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { labelOfField } from '@faculty/contracts/kit/labels';
import { member, memberLevel } from '@faculty/contracts/members/member';
import { type MergedField, type MergedPerson, mergedParts, mergePreview, personMergeRoutes } from '@faculty/contracts/members/person-merge';
import { ActionIcon, Avatar, Button, Checkbox, Group, Radio, Select, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconUsersMinus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { entityQueries } from '../../../kit/api/entity-calls.ts';
import { call } from '../../../kit/api/http.ts';
import { choiceSearch } from '../../../kit/fields/choice/choice-search.ts';
import { departmentCombo } from '../../../kit/fields/choice/department-combo.ts';
import { useCombo } from '../../../kit/fields/choice/use-combo.ts';
import { labelOf, optionsOf } from '../../../kit/fields/choice/use-parameters.ts';
import { smallPicture } from '../../../kit/fields/files/small-picture.ts';
import { OneOfTwo, SidesHead } from '../../../kit/form/conflict/one-of-two.tsx';
import { FormGroup, FullWidth } from '../../../kit/form/layout/form-page.tsx';
import { undoMerge } from '../../../kit/history/undo-change.ts';
import { showUndoable } from '../../../kit/list/state/undo.ts';
import { refusedFields } from '../../../kit/notifications/error-texts.ts';
import { showError } from '../../../kit/notifications/messages.ts';
import { FailedState, LoadingState } from '../../../kit/notifications/states.tsx';
import { useAllPeople } from '../../../kit/people/people-options.ts';
import { PageTitle } from '../../../kit/theme/page-title.tsx';
import { academicPositionCombo, positionCombo, prefixCombo } from './member-combos.ts';
import { englishName, thaiName } from './member-name.ts';
import { mergePhrases } from './merge.phrases.ts';

interface MergeScreenProps {
  memberId: number;
  onClose(): void;
}

/** `/member/members?merge=12`: a member who was recorded twice, the other one, and what stays of both. */
export function MergeScreen({ memberId, onClose }: MergeScreenProps) {
  const t = usePhrases(mergePhrases);
  const { language } = useLanguage();
  const { data: row, error, refetch } = useQuery(entityQueries(member).read(memberId));
  const people = useAllPeople();
  const [other, setOther] = useState<string | null>(null);
  const [stays, setStays] = useState<string | null>(null);
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!row) return <LoadingState />;
  const both = other === null ? [] : [row.user_name, other];
  const kept = stays ?? row.user_name;
  return (
    <Stack maw="60rem" gap="lg">
      <PageTitle>{t.title}</PageTitle>
      <Group gap="xs" wrap="nowrap">
        <ActionIcon variant="subtle" size="lg" aria-label={t.back} onClick={onClose}>
          <IconArrowLeft size={22} aria-hidden />
        </ActionIcon>
        <Title order={1}>{t.of(inLanguage(language, thaiName({ ...row, prefix_s_th: '' }), englishName(row)))}</Title>
      </Group>
      <FormGroup title={t.people}>
        <Select
          label={t.other}
          description={t.hint}
          placeholder={t.find}
          data={people.filter(({ value }) => value !== row.user_name)}
          value={other}
          onChange={(chosen) => {
            setOther(chosen);
            setStays(null);
          }}
          searchable
          selectFirstOptionOnChange
          filter={choiceSearch}
          limit={50}
          nothingFoundMessage={t.none}
        />
        {other !== null && (
          <Radio.Group pb="sm" label={t.stays} description={t.staysHint} value={kept} onChange={setStays}>
            <Group mt="xs">
              {both.map((user_name) => (
                <Radio key={user_name} value={user_name} label={`${labelOf(people, user_name)} (${user_name})`} />
              ))}
            </Group>
          </Radio.Group>
        )}
      </FormGroup>
      {other !== null && <Comparison key={kept + other} kept={kept} gone={kept === other ? row.user_name : other} onDone={onClose} />}
    </Stack>
  );
}

const isEmpty = (value: string | number | null) => value === null || value === '';

/** Field by field what differs, what moves, and the press that does it. */
function Comparison({ kept, gone, onDone }: { kept: string; gone: string; onDone(): void }) {
  const t = usePhrases(mergePhrases);
  const { language } = useLanguage();
  const client = useQueryClient();
  const textOf = useValues();
  const [chosen, setChosen] = useState<Partial<Record<MergedField, 'kept' | 'gone'>>>({});
  const [withRoles, setWithRoles] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['member', 'merge', kept, gone],
    queryFn: async ({ signal }) => z.parse(mergePreview, await call(personMergeRoutes.preview, { query: { kept, gone }, signal })),
    staleTime: 0,
    gcTime: 0,
  });
  const refresh = () => client.invalidateQueries({ queryKey: [member.name] });
  const merging = useMutation({
    mutationFn: (body: object) => call(personMergeRoutes.merge, { body }),
    onSuccess() {
      showUndoable(t.done(nameOf(data?.gone)), nameOf(data?.kept), () => undoMerge(gone, language).finally(refresh));
      void refresh();
      onDone();
    },
    onError: (problem) => showError(Object.values(refusedFields(problem))[0] ?? problem),
  });
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  const nameOf = (person?: MergedPerson) => (person ? inLanguage(language, person.full_name_th, person.full_name_en) : '');
  const fields = Object.keys(data.kept.fields) as MergedField[]; // of the contract
  const differing = fields.filter((field) => (data.kept.fields[field] ?? '') !== (data.gone.fields[field] ?? ''));
  const sideOf = (field: MergedField) => chosen[field] ?? (isEmpty(data.kept.fields[field]) ? 'gone' : 'kept');
  const { moving, roles } = data;
  const isOfOne = (field: MergedField) => isEmpty(data.kept.fields[field]) || isEmpty(data.gone.fields[field]);
  const nameOfField = (field: MergedField) => labelOfField(member.labels, field, language) ?? field;
  const ofOne = differing.filter(isOfOne);
  const toChoose = differing.filter((field) => !isOfOne(field));

  function merge(): void {
    merging.mutate({
      kept,
      gone,
      take: differing.filter((field) => sideOf(field) === 'gone'),
      with_roles: withRoles,
      kept_updated_at: data?.kept.updated_at,
      gone_updated_at: data?.gone.updated_at,
    });
  }

  return (
    <>
      <FormGroup title={t.fields}>
        <FullWidth>
          <Stack gap={6} pb="md">
            <Text size="sm" c="dimmed">
              {t.signIn(data.kept.email, data.gone.email)}
            </Text>
            {differing.length === 0 && <Text>{t.same}</Text>}
            {toChoose.length > 0 && <SidesHead titles={[data.kept.user_name, data.gone.user_name]} />}
            {toChoose.map((field) => (
              <OneOfTwo
                key={field}
                isRow
                label={nameOfField(field)}
                sides={(['kept', 'gone'] as const).map((side) => [side, data[side].user_name, textOf(field, data[side].fields[field])])}
                chosen={sideOf(field)}
                onChoose={(side) => setChosen({ ...chosen, [field]: side })}
                draw={field === 'avatarFile' ? (path) => <Avatar src={smallPicture(path)} alt="" size={40} radius="md" /> : undefined}
              />
            ))}
            {ofOne.length > 0 && <Text>{t.ofOne(ofOne.map(nameOfField).join(', '))}</Text>}
          </Stack>
        </FullWidth>
      </FormGroup>
      <FormGroup title={t.moving(nameOf(data.gone), nameOf(data.kept))}>
        <FullWidth>
          <Stack gap="md">
            <Text>
              {moving.map(({ part, count }) => `${mergedParts.words[part][language]} ${t.count(count)}`).join(' · ') || t.nothing}
            </Text>
            {roles > 0 && (
              <Checkbox
                label={t.roles(roles, nameOf(data.kept))}
                checked={withRoles}
                onChange={(event) => setWithRoles(event.currentTarget.checked)}
              />
            )}
            <Text>{t.after(nameOf(data.gone), data.gone.user_name)}</Text>
          </Stack>
        </FullWidth>
      </FormGroup>
      <Group>
        <Button
          color="red"
          variant="light"
          leftSection={<IconUsersMinus size={20} aria-hidden />}
          loading={merging.isPending}
          onClick={merge}
        >
          {t.merge}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t.cancel}
        </Button>
      </Group>
    </>
  );
}

/** How the value of a field reads: codes by their names. */
function useValues() {
  const { language } = useLanguage();
  const options = {
    prefix_code: useCombo(prefixCombo),
    info_data_b: useCombo(positionCombo),
    info_data_c: useCombo(academicPositionCombo),
    up_department_id: useCombo(departmentCombo),
    info_data_a: optionsOf(memberLevel.words, language),
  };
  return (field: MergedField, value: string | number | null) =>
    field in options ? labelOf(options[field as keyof typeof options], String(value)) : String(value); // just asked
}
