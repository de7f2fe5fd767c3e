import type { PageKey } from '@faculty/contracts/pages';
import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { lateOpening } from '../../kit/floating/late-opening.ts';
import { toolLook } from '../../kit/list/tool-button.tsx';
import { checkinKeyPhrases } from './checkin-key.phrases.ts';

const CheckinKeyDialog = lateOpening(() => import('./checkin-key-dialog.late.tsx').then((m) => m.CheckinKeyDialog));

/** The button that shows the kiosk's key, for whoever sees a page of the language centre. */
export function CheckinKeyButton({ page }: { page: PageKey }) {
  const t = usePhrases(checkinKeyPhrases);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...toolLook(IconKey, t.open)} onClick={() => setOpen(true)} />
      {isOpen && <CheckinKeyDialog page={page} onClose={() => setOpen(false)} />}
    </>
  );
}
