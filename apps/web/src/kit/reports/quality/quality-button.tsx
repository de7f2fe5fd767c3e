import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { lateOpening } from '../../floating/late-opening.ts';
import { toolLook } from '../../list/tool-button.tsx';
import { useRight } from '../../session/session.tsx';
import { qualityPhrases } from './quality.phrases.ts';

const QualityWindow = lateOpening(() => import('./quality-window.late.tsx').then((m) => m.QualityWindow));

/** The year's data for quality assurance and what is missing in it, for who sees the works or activities of everybody. */
export function QualityButton() {
  const t = usePhrases(qualityPhrases);
  const [isOpen, { open, close }] = useDisclosure();
  const [works, activities] = [useRight('/web/content_work'), useRight('/web/content_activity')];
  if (![works, activities].some(({ view, own_only }) => view && !own_only)) return null;
  return (
    <>
      <Button {...toolLook(IconRosetteDiscountCheck, t.title)} onClick={open} />
      {isOpen && <QualityWindow onClose={close} />}
    </>
  );
}
