import { usePhrases } from '../../../i18n/phrases.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FormPage } from '../../../kit/form/layout/form-page.tsx';
import { CoverGroup, FileGroup, MainGroup, NamesGroup, PublishingGroup } from './document-form-groups.tsx';
import type { Section } from './document-section.ts';
import { documentValues, emptyDocument } from './document-values.ts';
import { MouTermGroup } from './mou-term-group.tsx';

export function DocumentFormScreen({ of, id }: { of: Section; id: number | 'add' }) {
  const t = usePhrases(of.phrases);
  const form = useEntityForm(of.entity, { id, empty: emptyDocument(of.section), fromRow: documentValues });
  const props = { form, of };
  return (
    <FormPage form={form} title={form.isNew ? t.add : t.edit} which={(row) => row.doc_title_th}>
      <MainGroup {...props} />
      <NamesGroup {...props} />
      <FileGroup {...props} />
      <CoverGroup {...props} />
      {of.section === 'MOU' && <MouTermGroup form={form} />}
      <PublishingGroup {...props} />
    </FormPage>
  );
}
