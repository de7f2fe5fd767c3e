import { type Report, type ReportFormat, reportFormats } from '@faculty/contracts/kit/reports';
import { Button, Loader } from '@mantine/core';
import { IconFileSpreadsheet, IconPrinter, IconReport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { usePhrases } from '../../../i18n/phrases.tsx';
import type { CallInput } from '../../../kit/api/http.ts';
import { toolLook } from '../../../kit/list/tool-button.tsx';
import { LazyMenu } from '../../../kit/overlays/lazy-menu.tsx';
import type { MenuAction } from '../../../kit/overlays/opened-menu.lazy.tsx';
import { makeReport } from '../../../kit/reports/make-report.ts';
import { reportPhrases } from '../../../kit/reports/report.phrases.ts';

/** What is laid over the look of one that is at work: it turns, and is not disabled, as the menu gives the focus back to it. */
function busyLook(isBusy: boolean) {
  return { 'aria-busy': isBusy, ...(isBusy && { leftSection: <Loader size={20} aria-hidden /> }) };
}

const icons = { xlsx: IconFileSpreadsheet, pdf: IconPrinter };

interface ReportButtonsProps {
  report: Pick<Report<never, never>, 'route'>;
  /** The report in one of its formats. */
  ask(format: ReportFormat): Pick<CallInput, 'params' | 'query'>;
  /** What else can be had of the list. */
  also?: readonly MenuAction[];
}

/** A report as a workbook or to print. */
export function ReportButtons({ report, ask, also = [] }: ReportButtonsProps) {
  const t = usePhrases(reportPhrases);
  const making = useMutation({ mutationFn: (format: ReportFormat) => makeReport(report.route, ask(format), format === 'pdf') });
  return (
    <LazyMenu
      button={<Button {...toolLook(IconReport, t.report)} {...busyLook(making.isPending)} />}
      actions={[
        ...reportFormats.map((format) => ({
          label: t[format],
          icon: icons[format],
          onClick: () => !making.isPending && making.mutate(format),
        })),
        ...also,
      ]}
    />
  );
}
