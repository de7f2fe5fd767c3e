import { type MemberItem, member } from '@faculty/contracts/members/member';
import { Avatar, Text } from '@mantine/core';
import { IconSchool, IconUser, IconUsersMinus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { entityQueries, useEntityChanges } from '../../../kit/api/entity-calls.ts';
import { HttpError } from '../../../kit/api/http.ts';
import { useCombo } from '../../../kit/fields/choice/use-combo.ts';
import { labelOf } from '../../../kit/fields/choice/use-parameters.ts';
import { smallPicture } from '../../../kit/fields/files/small-picture.ts';
import { ActiveChip } from '../../../kit/list/cells/active-chip.tsx';
import { TitleCell } from '../../../kit/list/cells/title-cell.tsx';
import { SelectFilter, useStateChoices } from '../../../kit/list/filters/list-filters.tsx';
import { lazyForm } from '../../../kit/list/lazy-form.tsx';
import { ListTablePage } from '../../../kit/list/list-table-page.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import type { Remover } from '../../../kit/list/state/use-remove.tsx';
import { ConfirmDialog } from '../../../kit/notifications/confirm-dialog.tsx';
import { showError, showSuccess } from '../../../kit/notifications/messages.ts';
import { RoleBadge } from '../../../kit/session/role-badge.tsx';
import { useMe, useRight } from '../../../kit/session/session.tsx';
import { PersonName } from '../../../kit/theme/person-name.tsx';
import { useOpenForm } from '../../../kit/url-state/screen-state.ts';
import { useSubView } from '../../../kit/url-state/sub-view.ts';
import { EducationScreen } from './education/education.screen.tsx';
import { memberPhrases } from './member.phrases.ts';
import { academicPositionCombo, positionCombo, prefixCombo } from './member-combos.ts';
import { englishName, thaiName } from './member-name.ts';
import { memberValues } from './member-values.ts';
import { mergePhrases } from './merge.phrases.ts';

const phrases = {
  title: (name: string) => ({ th: `ลบ ${name} ไม่ได้`, en: `${name} cannot be deleted` }),
  // the first sentence is the documented one
  text: {
    th: 'ขออภัยไม่สามารถลบรายการนี้ได้ เนื่องจากข้อมูลถูกอ้างอิงอยู่ โปรดติดต่อผู้ดูแลระบบ หรือกดปุ่ม “ยืนยันปิดการใช้งาน” เพื่อเปลี่ยนสถานะเป็น “ยกเลิก” สมาชิกจะเข้าสู่ระบบไม่ได้ แต่ข้อมูลทั้งหมดยังอยู่',
    en: 'Sorry, this item cannot be deleted because other data refers to it. Ask an administrator, or press “Disable the member” to set the status to “Cancelled”: the member can no longer sign in, and all data stays.',
  },
  confirm: { th: 'ยืนยันปิดการใช้งาน', en: 'Disable the member' },
  keep: { th: 'กลับไปโดยไม่เปลี่ยนแปลง', en: 'Change nothing' },
  done: (name: string) => ({
    th: `ปิดการใช้งาน ${name} แล้ว เปิดใช้งานอีกครั้งได้จากหน้าแก้ไข`,
    en: `${name} has been disabled. The edit form can enable them again.`,
  }),
  incomplete: (name: string) => ({
    th: `ปิดการใช้งาน ${name} ไม่สำเร็จ เพราะข้อมูลบางช่องไม่ถูกต้อง โปรดเปิดหน้าแก้ไข แก้ข้อมูลให้ถูกต้อง แล้วเปลี่ยนสถานะที่นั่น`,
    en: `${name} could not be disabled: some fields are not valid. Open the edit form, correct them, and change the status there.`,
  }),
};

const isInUse = (item: MemberItem) => item.disabled === 1;

const MemberFormScreen = lazyForm(() => import('./member-form.screen.tsx').then((m) => m.MemberFormScreen));

const MergeScreen = lazyForm(() => import('./merge.screen.tsx').then((m) => m.MergeScreen));

/** `/member/members`: the list, or the form, the education or the merge of the address. */
export function MemberScreen() {
  const id = useOpenForm(member);
  const education = useSubView('education', member.id);
  const merge = useSubView('merge', member.id);
  if (merge.id !== null) return <MergeScreen key={merge.id} memberId={merge.id} onClose={merge.close} />;
  if (education.id !== null) return <EducationScreen key={education.id} memberId={education.id} onClose={education.close} />;
  return id === null ? <MemberListScreen onEducation={education.open} onMerge={merge.open} /> : <MemberFormScreen key={id} id={id} />;
}

interface MemberListProps {
  /** Opens the education of a member. */
  onEducation(memberId: number): void;
  /** Opens the merge of a member with a duplicate. */
  onMerge(memberId: number): void;
}

function MemberListScreen({ onEducation, onMerge }: MemberListProps) {
  const merge = usePhrases(mergePhrases);
  const { role } = useMe();
  const t = usePhrases(memberPhrases);
  const list = useListPage(member, { pageSizes: [15, 25, 50, 'all'] });
  const cancel = useCancelMember();
  const prefixes = useCombo(prefixCombo);
  const states = useStateChoices();
  return (
    <ListTablePage
      list={list}
      title={t.title}
      add={t.add}
      filters={
        <>
          <SelectFilter list={list} name="prefix_code" options={prefixes} isSearchable />
          <SelectFilter list={list} name="disabled" options={states} />
        </>
      }
      rowName={(item) => thaiName(item)}
      remove={cancel}
      actions={(item) => [
        { label: t.education, icon: IconSchool, onClick: () => onEducation(item.id) },
        ...(role === 'admin' && item.merged_into === null
          ? [{ label: merge.action, icon: IconUsersMinus, onClick: () => onMerge(item.id) }]
          : []),
      ]}
      columns={[
        {
          header: t.name,
          cell: (item) => <TitleCell th={<PersonName name={thaiName(item)} />} en={englishName(item)} picture={<Face item={item} />} />,
          sort: 'fname_th',
        },
        { header: t.accountOf, cell: (item) => <Account item={item} />, sort: 'user_name', width: 'clamp(13.5rem, 16vw, 20rem)' },
        { header: t.position, cell: (item) => <Positions item={item} />, width: 'clamp(12rem, 15vw, 20rem)' },
        { field: 'role', cell: (item) => <RoleBadge role={item.role} />, width: 150 },
        { field: 'disabled', cell: (item) => <ActiveChip value={isInUse(item) ? 'Y' : 'N'} />, sort: 'disabled', width: 122 },
      ]}
    />
  );
}

/** A member's picture, small. Decorative: the name is next to it. */
function Face({ item }: { item: Pick<MemberItem, 'avatarFile'> }) {
  return (
    <Avatar src={item.avatarFile && smallPicture(item.avatarFile)} alt="" size={40} color="blue">
      <IconUser size={22} aria-hidden />
    </Avatar>
  );
}

/** The user name, and under it the address they sign in with, or who they are by now. */
function Account({ item }: { item: Pick<MemberItem, 'user_name' | 'email' | 'merged_into'> }) {
  const t = usePhrases(mergePhrases);
  return (
    <>
      {item.user_name}
      <Text span display="block" size="sm" c="dimmed">
        {item.merged_into === null ? item.email : t.mergedInto(item.merged_into)}
      </Text>
    </>
  );
}

/** The job position, and under it the academic one. */
function Positions({ item }: { item: MemberItem }) {
  const positions = useCombo(positionCombo);
  const academic = useCombo(academicPositionCombo);
  const { info_data_b, info_data_c, job_position_l_th } = item;
  // the combos have active options only; the list has the Thai name of any job position
  const job = positions.find(({ value }) => value === info_data_b)?.label ?? job_position_l_th;
  return (
    <>
      {job}
      {info_data_c !== null && (
        <Text span display="block" size="sm" c="dimmed">
          {labelOf(academic, info_data_c)}
        </Text>
      )}
    </>
  );
}

/** The documented removal of a member: says that members are not deleted, and on confirmation cancels the member by an update. */
function useCancelMember(): Remover<MemberItem> {
  const t = usePhrases(phrases);
  const client = useQueryClient();
  const right = useRight(member.page);
  const [asked, setAsked] = useState<MemberItem | null>(null);
  const queries = entityQueries(member);
  const changes = useEntityChanges(member);

  const cancelling = useMutation({
    async mutationFn({ id }: MemberItem) {
      // as it is now, and not as this list read it
      const row = await client.fetchQuery({ ...queries.read(id), staleTime: 0 });
      await changes.save(
        id,
        { body: { ...memberValues(row), up_department_id: row.up_department_id, disabled: 'N' }, files: {} },
        row.updated_at.toISOString(),
      );
    },
    onSuccess: (_answer, item) => showSuccess(t.done(thaiName(item))),
    onError(error, item) {
      const wrong = error instanceof HttpError ? error.answer?.fields : undefined;
      // the last administrator is refused by the role; anything else is a record older than a rule
      if (wrong) showError(wrong.role?.message ?? t.incomplete(thaiName(item)));
      else showError(error);
    },
    onSettled() {
      setAsked(null);
      void client.invalidateQueries({ queryKey: queries.all });
    },
  });

  return {
    ask: setAsked,
    // it takes both: the right to delete shows the button, and what it sends is an edit
    allows: (item) => right.edit && item.disabled === 1,
    dialog: asked && (
      <ConfirmDialog
        title={t.title(thaiName(asked))}
        text={t.text}
        confirm={t.confirm}
        cancel={t.keep}
        isBusy={cancelling.isPending}
        onConfirm={() => cancelling.mutate(asked)}
        onCancel={() => setAsked(null)}
      />
    ),
  };
}
