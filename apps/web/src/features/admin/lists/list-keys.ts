import { optionListKeys } from '@faculty/contracts/lists/option-lists';
import { z } from 'zod';

/** Lists that are kinds of records of their own. */
export const recordLists = ['group_master', 'group_sub_a', 'group_sub_b', 'department', 'faculty_date'] as const;

/** What `?list=` may say. */
export const listKey = z.enum([...optionListKeys, ...recordLists]);
export type ListKey = z.infer<typeof listKey>;
