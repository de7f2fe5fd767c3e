import { flag, requiredText, text } from '@faculty/contracts/kit/fields';
import { useId } from 'react';
import { z } from 'zod';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { useRecordForm } from '../../../kit/form/core/use-record-form.ts';
import { BilingualText, EnglishSwitch } from '../../../kit/form/fields/bilingual-text.tsx';
import { FlagField } from '../../../kit/form/fields/choice-fields.tsx';
import { FormBar } from '../../../kit/form/layout/form-bar.tsx';
import { FormGroup } from '../../../kit/form/layout/form-page.tsx';
import { showSuccess } from '../../../kit/notifications/messages.ts';

const phrases = {
  form: { th: 'รายวิชา', en: 'Course' },
  title: { th: 'ชื่อวิชา', en: 'Title' },
  languages: { th: 'ภาษาของรายการ', en: 'Languages' },
  active: { th: 'สถานะ', en: 'State' },
};

/** What a course is; in the product this stands in the contracts. */
const course = z.object({ title_th: requiredText(120), title_en: text(120), switch_lang: flag, active: flag });
type Course = z.infer<typeof course>;

export function CourseForm() {
  const t = usePhrases(phrases);
  const form = useRecordForm<Course, Course, never, Course>({
    shape: { body: course, files: {} },
    load: null,
    empty: { title_th: '', title_en: '', switch_lang: 'Y', active: 'Y' },
    fromRow: (row) => row,
    send: async ({ body }) => body,
    onSaved(saved) {
      form.reset();
      showSuccess('Data saved', saved.title_th);
    },
    close: () => form.reset(),
    draft: null,
    scope: useId(),
  });
  return (
    <form
      noValidate
      aria-label={t.form}
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      <FormGroup title={t.form}>
        <BilingualText form={form} label={t.title} th="title_th" en="title_en" shownBy="switch_lang" />
        <EnglishSwitch form={form} name="switch_lang" label={t.languages} english={['title_en']} />
        <FlagField form={form} name="active" label={t.active} />
      </FormGroup>
      <FormBar form={form} />
    </form>
  );
}
