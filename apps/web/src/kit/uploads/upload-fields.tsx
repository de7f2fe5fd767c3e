import { useEffect } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { FileField } from '../fields/file-field.tsx';
import { useFileField } from '../fields/use-file-field.ts';
import { TextField } from '../form/fields/text-field.tsx';
import { uploadPhrases } from './upload.phrases.ts';
import type { UploadFormState } from './use-upload-form.ts';

/** The file and its title. */
export function UploadFields({ form }: { form: UploadFormState }) {
  const t = usePhrases(uploadPhrases);
  const file = useFileField(form, 'uploads_url', t.file);
  const stored = form.row ? `${form.row.uploads_title_th}.${form.row.uploads_extension}` : null;
  const titleId = form.fieldId('uploads_title_th');
  // the place that was pressed is gone with the choice; the title is what comes next
  useEffect(() => {
    const title = document.getElementById(titleId);
    if (file.value && title instanceof HTMLInputElement) title.select();
  }, [file.value, titleId]);
  return (
    <>
      <FileField {...file} stored={stored} required={form.isNew} disabled={form.isSaving} />
      <TextField form={form} name="uploads_title_th" label={t.title} hint={t.titleHint} />
    </>
  );
}
