import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { LateModal } from '../../floating/windows.tsx';
import { toolLook } from '../../list/tool-button.tsx';
import { useRight } from '../../session/session.tsx';
import { qualityPhrases } from './quality.phrases.ts';
import { QualityDialog } from './quality-dialog.tsx';

/** The year's data for quality assurance and what is missing in it, for who sees the works or activities of everybody. */
export function QualityButton() {
  const t = usePhrases(qualityPhrases);
  const [isOpen, { open, close }] = useDisclosure();
  const [works, activities] = [useRight('/web/content_work'), useRight('/web/content_activity')];
  if (![works, activities].some(({ view, own_only }) => view && !own_only)) return null;
  return (
    <>
      <Button {...toolLook(IconRosetteDiscountCheck, t.title)} onClick={open} />
      <LateModal opened={isOpen} onClose={close} title={t.title} size="lg">
        <QualityDialog onFollow={close} />
      </LateModal>
    </>
  );
}
