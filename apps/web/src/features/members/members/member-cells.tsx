import type { MemberItem } from '@faculty/contracts/members/member';
import { Avatar, Text } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { useCombo } from '../../../kit/fields/choice/use-combo.ts';
import { labelOf } from '../../../kit/fields/choice/use-parameters.ts';
import { smallPicture } from '../../../kit/fields/small-picture.ts';
import { academicPositionCombo, positionCombo } from './member-combos.ts';

/** A member's face, small. Decorative: the name stands beside it. */
export function Face({ item }: { item: Pick<MemberItem, 'avatarFile'> }) {
  return (
    <Avatar src={item.avatarFile && smallPicture(item.avatarFile)} alt="" size={40} color="blue">
      <IconUser size={22} stroke={1.5} aria-hidden />
    </Avatar>
  );
}

/** The user name, and under it the address they sign in with. */
export function Account({ item }: { item: Pick<MemberItem, 'user_name' | 'email'> }) {
  return (
    <>
      {item.user_name}
      <Text span display="block" size="sm" c="dimmed">
        {item.email}
      </Text>
    </>
  );
}

/** The job position, and under it the academic one. */
export function Positions({ item }: { item: MemberItem }) {
  const positions = useCombo(positionCombo);
  const academic = useCombo(academicPositionCombo);
  const { info_data_b, info_data_c, job_position_l_th } = item;
  // the combos hold only what is in use; the list tells the Thai name of any job position
  const job = positions.find(({ value }) => value === info_data_b)?.label ?? job_position_l_th;
  return (
    <>
      {job}
      {info_data_c !== null && (
        <Text span display="block" size="sm" c="dimmed">
          {labelOf(academic, info_data_c)}
        </Text>
      )}
    </>
  );
}
