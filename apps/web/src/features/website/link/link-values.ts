import { noAddress } from '@faculty/contracts/kit/fields';
import { defaultColour, type LinkBody, type LinkRow } from '@faculty/contracts/website/link';
import { defaultIcon } from '@faculty/contracts/website/link-icons';
import type { FormValues } from '../../../kit/fields/core/form-values.ts';
import type { EntityForm } from '../../../kit/form/core/use-entity-form.ts';

export type LinkForm = EntityForm<LinkRow, LinkBody, 'links_h_image_th' | 'links_h_image_en'>;

/** Initial form values of a new link, as documented. */
export const emptyLink: FormValues<LinkBody> = {
  order_seq: 'AUTO',
  links_group_tag: 'D1',
  links_type_tag: [],
  links_title_th: '',
  links_title_en: '',
  links_desc_th: '',
  links_desc_en: '',
  links_content_th: '',
  links_content_en: '',
  links_url: noAddress,
  links_url_manual: noAddress,
  status_cover: 'N',
  links_h_icon: defaultIcon,
  links_h_color: defaultColour,
  switch_lang: 'N',
  active: 'Y',
  show_start_date: null,
  show_end_date: null,
};
