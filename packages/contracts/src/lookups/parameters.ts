import { z } from 'zod';
import { errorCode } from '../kit/error-code.ts';
import { flag } from '../kit/fields.ts';

/** An option in the answer of every `/combo_dc_param…` call. */
export const parameterOption = z.object({
  parameter_value: z.string(),
  parameter_th: z.string(),
  parameter_en: z.string(),
  /** Name of its list. */
  parameter_name: z.string(),
  /** Only when retired options are requested. */
  active: flag.optional(),
});
export interface ParameterOption extends z.infer<typeof parameterOption> {}

/** Name of a system or a parameter list, or a prefix of such a name. */
const parameterName = z.string().regex(/^[A-Z0-9_]{1,60}$/, errorCode('format'));

export const parameterList = z.object({ system: parameterName, name: parameterName });
export const parameterLists = z.object({ system: parameterName, prefix: parameterName });

/** Y: include retired options, to display earlier choices. */
export const parameterQuery = z.object({ retired: flag.optional() });

export const parameterRoutes = {
  list: 'POST /combo_dc_param/:system/:name',
  like: 'POST /combo_dc_param_like/:system/:prefix',
} as const;

/** Query of a screen: includes retired options, because rows display them. */
export const everyOption = { retired: 'Y' } as const;

/** Option lists of news. */
export const newsParameters = { strategies: 'NEWS_STRATRGIC', sections: 'NEWS_TYPE' } as const;

/** Option lists of articles; a name that ends with `_` is followed by the code of the group. */
export const articleParameters = { groups: 'ARTICLE_PAGE_GROUP', sections: 'ARTICLE_PAGE_TYPE_UNIT_' } as const;

/** Option lists of documents and MOUs. */
export const docParameters = { groups: 'DOC_GROUP', types: 'DOC_TYPE_UNIT_' } as const;
export const mouParameters = { groups: 'DOC_GROUP_MOU', types: 'DOC_MOU_TYPE_UNIT_' } as const;

/** Option list of activity types. */
export const activityTypes = 'ACTIVITYS_TYPE';

/** Option lists of links. */
export const linkParameters = { groups: 'LINK_GROUP', types: 'LINK_TYPE_UNIT_' } as const;

/** Option lists of works: types and quality levels. */
export const workParameters = { types: 'WORKS_TYPE', levels: 'WORKS_TYPE_DETAIL' } as const;
