import { upload } from '@faculty/contracts/website/upload';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { ShownField } from '../../../kit/fields/day/showing-fields.tsx';
import { FileField } from '../../../kit/fields/files/file-field.tsx';
import { TextField } from '../../../kit/fields/text/text-field.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FormGroup, FormPage } from '../../../kit/form/layout/form-page.tsx';
import { withTitleOfFile } from '../../../kit/uploads/upload-dialog.tsx';
import { uploadScreenPhrases } from './upload.phrases.ts';

export function UploadFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(uploadScreenPhrases);
  const form = withTitleOfFile(useEntityForm(upload, { id }));
  return (
    <FormPage form={form} title={form.isNew ? t.add : t.edit}>
      <FormGroup title={t.file}>
        <FileField form={form} name="uploads_url" stored={form.row ? `${form.row.uploads_title_th}.${form.row.uploads_extension}` : null} />
        <TextField form={form} name="uploads_title_th" hint={t.titleHint} />
        <ShownField form={form} name="active" />
      </FormGroup>
    </FormPage>
  );
}
