import { useId } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { keepSave } from '../../kit/api/entity-queries.ts';
import { useRecordForm } from '../../kit/form/core/use-record-form.ts';
import { FlagField } from '../../kit/form/fields/choice-fields.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { formPhrases } from '../../kit/form/form.phrases.ts';
import { FormDialog } from '../../kit/form/layout/form-dialog.tsx';
import { showSuccess } from '../../kit/notifications/messages.ts';
import { coursePhrases } from './course.phrases.ts';
import { type Course, courseEntity } from './sample-courses.ts';

const empty = { course_code: '', title_th: '', title_en: '', credits: '3', active: 'Y' as const };

interface CourseDialogProps {
  /** The course to edit; null for a new one. */
  course: Course | null;
  onClose(): void;
}

/** The kit's small form of one sample row. */
export function CourseDialog({ course, onClose }: CourseDialogProps) {
  const t = { ...usePhrases(formPhrases), ...usePhrases(coursePhrases) };
  const form = useRecordForm<Course, Course, never, void>({
    shape: courseEntity,
    load: course && { queryKey: [courseEntity.name, 'read', course.course_code], queryFn: () => course },
    empty,
    fromRow: (row) => row,
    send: async ({ body }) => {
      keepSave(courseEntity, course?.course_code ?? 'add', body);
    },
    onSaved() {
      showSuccess(course ? t.edited(course.course_code) : t.saved(t.course));
      onClose();
    },
    close: onClose,
    draft: null,
    scope: useId(),
  });
  return (
    <FormDialog form={form} title={course ? course.title_th : t.add}>
      <TextField form={form} name="course_code" label={t.code} isLocked={course !== null} />
      <TextField form={form} name="title_th" label={t.titleThai} lang="th" />
      <TextField form={form} name="title_en" label={t.titleEnglish} lang="en" />
      <TextField form={form} name="credits" label={t.credits} inputMode="numeric" required />
      <FlagField form={form} name="active" label={t.state} />
    </FormDialog>
  );
}
