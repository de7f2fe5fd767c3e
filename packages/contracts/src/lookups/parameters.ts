import { z } from 'zod';
import { flag } from '../kit/fields.ts';

/** A parameter option, as every `/combo_dc_param…` call answers it. */
export const parameterOption = z.object({
  parameter_value: z.string(),
  parameter_th: z.string(),
  parameter_en: z.string(),
  /** The list it belongs to. */
  parameter_name: z.string(),
  /** Told only where retired options were asked for as well. */
  active: flag.optional(),
});
export interface ParameterOption extends z.infer<typeof parameterOption> {}

/** Name of a system, of a parameter list, or its beginning. */
const parameterName = z.string().regex(/^[A-Z0-9_]{1,60}$/, '@format');

export const parameterList = z.object({ system: parameterName, name: parameterName });
export const parameterLists = z.object({ system: parameterName, prefix: parameterName });

/** Y: retired options too, for the words of what was chosen while they were offered. */
export const parameterQuery = z.object({ retired: flag.optional() });

export const parameterRoutes = {
  list: 'POST /combo_dc_param/:system/:name',
  like: 'POST /combo_dc_param_like/:system/:prefix',
} as const;

/** Query of a screen: with the options no longer offered, as rows tell them by their words. */
export const everyOption = { retired: 'Y' } as const;

/** Lists of options the news screens use. */
export const newsParameters = { strategies: 'NEWS_STRATRGIC', sections: 'NEWS_TYPE' } as const;

/** Lists the article screens use; the sections of a group have its code behind the beginning. */
export const articleParameters = { groups: 'ARTICLE_PAGE_GROUP', sections: 'ARTICLE_PAGE_TYPE_UNIT_' } as const;

/** Lists of options of documents and MOUs: the groups, and the beginning of the lists of what each group offers. */
export const docParameters = { groups: 'DOC_GROUP', types: 'DOC_TYPE_UNIT_' } as const;
export const mouParameters = { groups: 'DOC_GROUP_MOU', types: 'DOC_MOU_TYPE_UNIT_' } as const;

/** The types of activities. */
export const activityTypes = 'ACTIVITYS_TYPE';

/** Lists of options the screen of links uses: the groups, and the beginning of the lists of what each offers. */
export const linkParameters = { groups: 'LINK_GROUP', types: 'LINK_TYPE_UNIT_' } as const;

/** Lists of options the screens of works use: types, and quality levels. */
export const workParameters = { types: 'WORKS_TYPE', levels: 'WORKS_TYPE_DETAIL' } as const;
