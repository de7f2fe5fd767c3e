import { news } from '@faculty/contracts/website/news';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FormPage } from '../../../kit/form/layout/form-page.tsx';
import { newsPhrases } from './news.phrases.ts';
import { ClassificationGroup, ContentGroup, HeaderImageGroup, PublishingGroup } from './news-form-groups.tsx';
import { emptyNews, newsValues } from './news-values.ts';

export function NewsFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(newsPhrases);
  const form = useEntityForm(news, { id, empty: emptyNews(), fromRow: newsValues });
  return (
    <FormPage form={form} title={form.isNew ? t.add : t.edit}>
      <ContentGroup form={form} />
      <HeaderImageGroup form={form} />
      <ClassificationGroup form={form} />
      <PublishingGroup form={form} />
    </FormPage>
  );
}
