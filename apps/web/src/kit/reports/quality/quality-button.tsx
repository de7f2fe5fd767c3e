import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { useRight } from '../../session/session.tsx';
import classes from '../reports.module.css';
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
      <Button
        variant="default"
        leftSection={<IconRosetteDiscountCheck size={20} stroke={1.75} aria-hidden />}
        className={classes.button ?? ''}
        aria-label={t.title}
        onClick={open}
      >
        <span className={classes.words}>{t.title}</span>
      </Button>
      <Modal opened={isOpen} onClose={close} title={t.title} size="lg">
        <QualityDialog onFollow={close} />
      </Modal>
    </>
  );
}
