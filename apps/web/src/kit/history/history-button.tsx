import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconHistory } from '@tabler/icons-react';
import { usePhrases } from '../../i18n/phrases.tsx';
import classes from '../form/layout/head-button.module.css';
import { lazyPart } from '../notifications/lazy-part.tsx';
import { historyButtonPhrases } from './history-button.phrases.ts';
import type { HistoryDrawer } from './history-drawer.tsx';

const History = lazyPart(() => import('./history-drawer.tsx').then((m) => m.HistoryDrawer));

/** Opens what happened to a record: who changed what, and when. */
export function HistoryButton(props: Omit<Parameters<typeof HistoryDrawer>[0], 'onClose'>) {
  const t = usePhrases(historyButtonPhrases);
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button
        variant="default"
        className={classes.button ?? ''}
        leftSection={<IconHistory size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={open}
      >
        <span className={classes.word}>{t.open}</span>
      </Button>
      {isOpen && <History {...props} onClose={close} />}
    </>
  );
}
