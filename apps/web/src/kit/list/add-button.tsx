import type { PageKey } from '@faculty/contracts/pages';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Ref } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useRight } from '../session/session.tsx';
import type { FormLink } from '../url-state/screen-state.ts';
import { rememberScroll } from './state/scroll-restoration.ts';
import { toolLook } from './tool-button.tsx';

interface AddButtonProps {
  list: { entity: { page: PageKey }; linkTo: FormLink };
  label: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** Opens the form for a new record; not there for those who may not add. */
export function AddButton({ list: { entity, linkTo }, label, ref }: AddButtonProps) {
  const right = useRight(entity.page);
  const { key } = useLocation();
  if (!right.add) return null;
  return (
    <Button
      component={Link}
      ref={ref}
      {...linkTo('add')}
      onClick={() => rememberScroll(key, null)}
      {...toolLook(IconPlus, label)}
      variant="filled"
      aria-keyshortcuts="n"
    />
  );
}
