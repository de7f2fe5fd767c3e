import type { Client } from '../test-app.ts';

/** What a grouped document is filed under. */
export const place = { group_master_id: '0', group_sub_a_id: '0', group_sub_b_id: '0' };
export const makePlace = async (admin: Client) => {
  const master = (await admin.call('POST /group_masters', { group_master_name_th: 'หมวด', group_master_title_th: 'นโยบาย' })).json();
  const group_master_id = String(master.group_master_id);
  const subA = { group_master_id, group_sub_a_index: '1.1', group_sub_a_title_th: 'หัวข้อ' };
  const group_sub_a_id = String((await admin.call('POST /group_sub_as', subA)).json().group_sub_a_id);
  const subB = (await admin.call('POST /group_sub_bs', { group_sub_a_id, group_sub_b_title_th: 'หัวข้อย่อย' })).json();
  Object.assign(place, { group_master_id, group_sub_a_id, group_sub_b_id: String(subB.group_sub_b_id) });
};
export const placeInNumbers = () => ({
  group_master_id: Number(place.group_master_id),
  group_sub_a_id: Number(place.group_sub_a_id),
  group_sub_b_id: Number(place.group_sub_b_id),
});
