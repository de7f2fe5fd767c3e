import { Button, Tooltip } from '@mantine/core';
import { IconSignRight } from '@tabler/icons-react';
import { useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { lazyOverlay } from '../../overlays/lazy-overlay.ts';
import { moveAddressOpenPhrases } from './move-address.phrases.ts';

// lazy: rarely needed
const MoveAddressDialog = lazyOverlay(() => import('./move-address-dialog.tsx').then((m) => m.MoveAddressDialog));

interface MoveAddressButtonProps {
  record: { entity: string; id: string };
  /** Its name in the address now. */
  name: string;
  /** The form has something to save, which would be lost. */
  isUnsaved: boolean;
  onMoved(): void;
}

/** Opens the question for a new public address. */
export function MoveAddressButton({ record, name, isUnsaved, onMoved }: MoveAddressButtonProps) {
  const t = usePhrases(moveAddressOpenPhrases);
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Tooltip label={t.saveFirst} disabled={!isUnsaved}>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconSignRight size={18} aria-hidden />}
          aria-haspopup="dialog"
          // stays focusable: its hint tells why
          {...(isUnsaved && { 'data-disabled': true, 'aria-disabled': true })}
          onClick={() => !isUnsaved && setOpen(true)}
        >
          {t.open}
        </Button>
      </Tooltip>
      {isOpen && <MoveAddressDialog {...record} name={name} onMoved={onMoved} onClose={() => setOpen(false)} />}
    </div>
  );
}
