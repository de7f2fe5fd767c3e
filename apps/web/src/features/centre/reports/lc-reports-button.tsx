import type { Month } from '@faculty/contracts/centre/lc-reports';
import { Button } from '@mantine/core';
import { IconReport } from '@tabler/icons-react';
import { useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { toolLook } from '../../../kit/list/tool-button.tsx';
import { lazyPart } from '../../../kit/notifications/lazy-part.tsx';
import { lcReportPhrases } from './lc-report.phrases.ts';
import { thisMonth } from './month.ts';

const LcReportsDialog = lazyPart(() => import('./lc-reports-dialog.lazy.tsx').then((m) => m.LcReportsDialog));

/** The button of the documented report dialog; `month` is proposed in it, else the current one. */
export function LcReportsButton({ month }: { month?: Month }) {
  const t = usePhrases(lcReportPhrases);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...toolLook(IconReport, t.reports)} onClick={() => setOpen(true)} />
      {isOpen && <LcReportsDialog month={month ?? thisMonth()} onClose={() => setOpen(false)} />}
    </>
  );
}
