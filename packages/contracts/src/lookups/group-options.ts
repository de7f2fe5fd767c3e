import { z } from 'zod';

/** Options for filing grouped documents: categories of the green office, headings and sub-headings. */
export const groupMasterOption = z.object({
  group_master_id: z.int(),
  group_master_name_th: z.string(),
  group_master_name_en: z.string(),
  group_master_title_th: z.string(),
  group_master_title_en: z.string(),
});
export const groupSubAOption = z.object({
  group_sub_a_id: z.int(),
  group_sub_a_index: z.string(),
  group_sub_a_title_th: z.string(),
  group_sub_a_title_en: z.string(),
  group_master_id: z.int(),
});
export const groupSubBOption = z.object({
  group_sub_b_id: z.int(),
  group_sub_b_title_th: z.string(),
  group_sub_b_title_en: z.string(),
  group_sub_a_id: z.int(),
});

export const groupRoutes = {
  masters: 'POST /combo_dc_group_master/green-unit',
  subAs: 'POST /combo_dc_group_sub_a/all',
  subBs: 'POST /combo_dc_group_sub_b/all',
} as const;
