import { noAddress } from '@faculty/contracts/kit/fields';
import type { LinkBody, LinkRow } from '@faculty/contracts/website/link';
import type { EntityForm } from '../../../kit/form/core/use-entity-form.ts';

export type LinkForm = EntityForm<LinkRow, LinkBody, 'links_h_image_th' | 'links_h_image_en'>;

/** The documented `#` stands in the addresses of a new link. */
export const emptyLink = { links_url: noAddress, links_url_manual: noAddress };
