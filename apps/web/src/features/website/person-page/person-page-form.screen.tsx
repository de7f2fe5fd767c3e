import type { Language } from '@faculty/contracts/kit/bilingual';
import { type PersonPageBody, type PersonPageRow, personPage } from '@faculty/contracts/website/person-page';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { ShownField } from '../../../kit/fields/day/showing-fields.tsx';
import { RichTextField } from '../../../kit/fields/rich-text/rich-text-field.tsx';
import { BilingualText } from '../../../kit/fields/text/bilingual-text.tsx';
import { type EntityForm, useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FormGroup, FormPage, FullWidth } from '../../../kit/form/layout/form-page.tsx';
import { useGridFormatter } from '../../../kit/history/grid-lines.ts';
import { useShowcasePeople } from '../../../kit/people/use-showcase-people.ts';
import { PreviewButton } from '../shared/preview/preview-button.tsx';
import type { PreviewPage } from '../shared/preview/rich-text-preview.tsx';
import { PublicNameField } from '../shared/public-name-field.tsx';
import { PersonGridField } from './grid/person-grid.tsx';
import classes from './person-page.module.css';
import { personPagePhrases } from './person-page.phrases.ts';
import { showcaseHtml } from './showcase-html.ts';

type PersonPageForm = EntityForm<PersonPageRow, PersonPageBody>;

export function PersonPageFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(personPagePhrases);
  const form = useEntityForm(personPage, { id });
  return (
    <FormPage form={form} title={form.isNew ? t.add : t.edit} preview={<ShowcasePreview form={form} />}>
      <FormGroup title={t.page}>
        <BilingualText form={form} th="persons_title_th" en="persons_title_en" />
        <PublicNameField form={form} name="persons_url" hint={t.urlHint} entity={personPage} from="persons_title_en" />
        <ShownField form={form} name="active" />
      </FormGroup>
      <PeopleGroup form={form} />
      <FormGroup title={t.content}>
        <FullWidth>
          <div className={classes.editors}>
            <RichTextField form={form} name="persons_content_th" lang="th" />
            <RichTextField form={form} name="persons_content_en" lang="en" />
          </div>
        </FullWidth>
      </FormGroup>
    </FormPage>
  );
}

function PeopleGroup({ form }: { form: PersonPageForm }) {
  const t = usePhrases(personPagePhrases);
  const formatGrid = useGridFormatter();
  return (
    <FormGroup title={t.people}>
      <FullWidth>
        <PersonGridField form={form} name="persons_objects" valueText={formatGrid} />
      </FullWidth>
    </FormGroup>
  );
}

/** Preview of the unsaved form values: the text, and the people below it. */
function ShowcasePreview({ form }: { form: PersonPageForm }) {
  const people = useShowcasePeople();

  function pages(): PreviewPage[] {
    const typed = form.fields.getValues();
    const page = (lang: Language, title: string, content: string) => ({
      lang,
      title,
      picture: null,
      html: content + showcaseHtml(typed.persons_objects, people, lang),
    });
    return [page('th', typed.persons_title_th, typed.persons_content_th), page('en', typed.persons_title_en, typed.persons_content_en)];
  }

  return <PreviewButton pages={pages} />;
}
