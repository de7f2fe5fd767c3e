import { personPage } from '@faculty/contracts/website/person-page';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { RichTextField } from '../../../kit/fields/rich-text-field.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { BilingualText } from '../../../kit/form/fields/bilingual-text.tsx';
import { Bound } from '../../../kit/form/fields/bound.tsx';
import { FlagField } from '../../../kit/form/fields/choice-fields.tsx';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import { FormGroup, FormPage, FullWidth } from '../../../kit/form/layout/form-page.tsx';
import { PersonGrid } from './grid/person-grid.tsx';
import { useGridWords } from './grid/use-grid-words.ts';
import classes from './person-page.module.css';
import { personPagePhrases } from './person-page.phrases.ts';
import { emptyPersonPage, type PersonPageForm } from './person-page-values.ts';
import { ShowcasePreview } from './showcase-preview.tsx';

export function PersonPageFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(personPagePhrases);
  const form = useEntityForm(personPage, { id, empty: emptyPersonPage(), fromRow: (row) => row });
  return (
    <FormPage form={form} title={form.isNew ? t.add : t.edit} which={(row) => row.persons_title_th}>
      <FormGroup title={t.page}>
        <TextField form={form} name="persons_url" label={t.persons_url} hint={form.isNew ? t.urlHint : undefined} isLocked={!form.isNew} />
        <FlagField form={form} name="active" label={t.active} />
        <BilingualText form={form} label={t.persons_title} th="persons_title_th" en="persons_title_en" />
      </FormGroup>
      <PeopleGroup form={form} />
      <FormGroup title={t.content}>
        <FullWidth>
          <div className={classes.editors}>
            <Bound form={form} name="persons_content_th" label={t.persons_content_th}>
              {(field) => <RichTextField {...field} lang="th" />}
            </Bound>
            <Bound form={form} name="persons_content_en" label={t.persons_content_en}>
              {(field) => <RichTextField {...field} lang="en" />}
            </Bound>
          </div>
        </FullWidth>
      </FormGroup>
    </FormPage>
  );
}

function PeopleGroup({ form }: { form: PersonPageForm }) {
  const t = usePhrases(personPagePhrases);
  const words = useGridWords();
  return (
    <FormGroup title={t.people}>
      <FullWidth>
        <Bound form={form} name="persons_objects" label={t.persons_objects} words={words}>
          {(field) => <PersonGrid {...field} />}
        </Bound>
      </FullWidth>
      <FullWidth>
        <ShowcasePreview form={form} />
      </FullWidth>
    </FormGroup>
  );
}
