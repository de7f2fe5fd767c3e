import { type MemberItem, member } from '@faculty/contracts/members/member';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { useEntityChanges } from '../../../kit/api/entity-changes.ts';
import { entityQueries } from '../../../kit/api/entity-queries.ts';
import { HttpError } from '../../../kit/api/http.ts';
import type { Remover } from '../../../kit/list/state/use-remove.tsx';
import { ConfirmDialog } from '../../../kit/notifications/confirm-dialog.tsx';
import { showError, showSuccess } from '../../../kit/notifications/messages.ts';
import { useRight } from '../../../kit/session/session.tsx';
import { thaiName } from './member-name.ts';
import { memberValues } from './member-values.ts';

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

/** The documented removal of a member: says why nobody is deleted, and on confirmation cancels the member through the update call. */
export function useCancelMember(): Remover<MemberItem> {
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
      // of the role it is said that the last administrator must stay; anything else is a record from before a rule
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
