import { gridText } from '@faculty/contracts/website/person-grid';
import type { PersonPageBody, PersonPageRow } from '@faculty/contracts/website/person-page';
import type { FormValues } from '../../../kit/form/core/form-values.ts';
import type { EntityForm } from '../../../kit/form/core/use-entity-form.ts';

export type PersonPageForm = EntityForm<PersonPageRow, PersonPageBody>;

/** Initial form values of a new showcase. */
export function emptyPersonPage(): FormValues<PersonPageBody> {
  return {
    persons_url: '',
    persons_title_th: '',
    persons_title_en: '',
    persons_content_th: '',
    persons_content_en: '',
    persons_objects: gridText([]),
    active: 'Y',
  };
}
