import type { LcUserRow } from '@faculty/contracts/centre/lc-user';
import { Avatar, Text } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { usePrivatePicture } from '../private-picture.ts';

/** A member's picture, small. Decorative: the name is next to it. */
export function LcFace({ address }: { address: string | null }) {
  return (
    <Avatar src={usePrivatePicture(address)} alt="" size={40} color="blue">
      <IconUser size={22} aria-hidden />
    </Avatar>
  );
}

/** The member code, and under it the barcode. */
export function Codes({ row: { user_name, user_code } }: { row: Pick<LcUserRow, 'user_name' | 'user_code'> }) {
  return (
    <>
      {user_name}
      <Text span display="block" size="sm" c="dimmed">
        {user_code}
      </Text>
    </>
  );
}
