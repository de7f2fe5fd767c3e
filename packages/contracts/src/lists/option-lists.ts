import type { Bilingual } from '../kit/bilingual.ts';

/**
 * All option lists (`dc_params` of the system WEB). Screens refer to them by name; the faculty edits the options. A key that ends with
 * `_` is a prefix: one list for each option of the list named by `groups`. `entity` and `field` name the records that store the codes.
 */
export const optionLists = {
  NEWS_TYPE: { th: 'ตำแหน่งที่แสดงข่าว', en: 'News sections', entity: 'news', field: 'news_type_tag' },
  NEWS_STRATRGIC: { th: 'ยุทธศาสตร์ของข่าว', en: 'News strategies', entity: 'news', field: 'news_stratrgic_tag' },
  ARTICLE_PAGE_GROUP: { th: 'กลุ่มบทความ', en: 'Article groups', entity: 'article_page', field: 'article_page_group_tag' },
  ARTICLE_PAGE_TYPE_UNIT_: {
    th: 'ตำแหน่งที่แสดงบทความ',
    en: 'Article sections',
    entity: 'article_page',
    field: 'article_page_type_tag',
    groups: 'ARTICLE_PAGE_GROUP',
  },
  DOC_GROUP: { th: 'กลุ่มเอกสาร', en: 'Document groups', entity: 'doc', field: 'doc_group_tag' },
  DOC_TYPE_UNIT_: { th: 'ตำแหน่งที่แสดงเอกสาร', en: 'Document sections', entity: 'doc', field: 'doc_type_tag', groups: 'DOC_GROUP' },
  DOC_GROUP_MOU: { th: 'กลุ่ม MOU', en: 'MOU groups', entity: 'mou', field: 'doc_group_tag' },
  DOC_MOU_TYPE_UNIT_: { th: 'ตำแหน่งที่แสดง MOU', en: 'MOU sections', entity: 'mou', field: 'doc_type_tag', groups: 'DOC_GROUP_MOU' },
  LINK_GROUP: { th: 'กลุ่มลิงก์และสื่อ', en: 'Link groups', entity: 'link', field: 'links_group_tag' },
  LINK_TYPE_UNIT_: { th: 'ตำแหน่งที่แสดงลิงก์', en: 'Link sections', entity: 'link', field: 'links_type_tag', groups: 'LINK_GROUP' },
  WORKS_TYPE: { th: 'ประเภทผลงานวิชาการ', en: 'Work types', entity: 'work', field: 'work_type' },
  WORKS_TYPE_DETAIL: { th: 'ระดับคุณภาพผลงาน', en: 'Work quality levels', entity: 'work', field: 'work_type_detail' },
  ACTIVITYS_TYPE: { th: 'ประเภทกิจกรรม', en: 'Activity types', entity: 'activity', field: 'activity_type' },
} as const satisfies Record<string, Bilingual & { entity: string; field: string; groups?: string }>;

export type OptionListKey = keyof typeof optionLists;

export const optionListKeys = Object.keys(optionLists) as OptionListKey[];

/** The list and group of a stored name: `DOC_TYPE_UNIT_D2` is the sections of group D2. Null for any other name. */
export function optionListOf(name: string): { key: OptionListKey; group: string } | null {
  if (Object.hasOwn(optionLists, name) && !name.endsWith('_')) return { key: name as OptionListKey, group: '' };
  const key = optionListKeys.find((each) => each.endsWith('_') && name.startsWith(each) && name.length > each.length);
  return key === undefined ? null : { key, group: name.slice(key.length) };
}

/** The list whose options are the groups of this list; null for a list without groups. */
export function groupsOf(key: OptionListKey): OptionListKey | null {
  const list = optionLists[key];
  return 'groups' in list ? list.groups : null;
}

/** Fields of an entity that store codes, with their lists. */
export const optionListsOf = (entity: string): { list: OptionListKey; field: string }[] =>
  optionListKeys.filter((list) => optionLists[list].entity === entity).map((list) => ({ list, field: optionLists[list].field }));

/** The lists whose groups are the options of this list. */
export const listsByGroupsOf = (name: string): OptionListKey[] => optionListKeys.filter((key) => groupsOf(key) === name);
