import { type Report, type ReportFormat, reportFormats } from '@faculty/contracts/kit/reports';
import { Button, Menu } from '@mantine/core';
import { IconFileSpreadsheet, IconPrinter, IconReport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import type { CallInput } from '../../../kit/api/http.ts';
import { busyLook, toolLook } from '../../../kit/list/tool-button.tsx';
import { makeReport } from '../../../kit/reports/make-report.tsx';
import { reportPhrases } from '../../../kit/reports/report.phrases.ts';

const icons = { xlsx: IconFileSpreadsheet, pdf: IconPrinter };

interface ReportButtonsProps {
  report: Pick<Report<never, never>, 'route'>;
  /** The report in one of its formats. */
  ask(format: ReportFormat): Pick<CallInput, 'params' | 'query'>;
  /** What else can be had of the list, as items of the menu. */
  also?: ReactNode;
}

/** A report as a workbook or to print. */
export function ReportButtons({ report, ask, also }: ReportButtonsProps) {
  const t = usePhrases(reportPhrases);
  const making = useMutation({ mutationFn: (format: ReportFormat) => makeReport(report.route, ask(format), format === 'pdf') });
  return (
    <Menu>
      <Menu.Target>
        <Button {...toolLook(IconReport, t.report)} {...busyLook(making.isPending)} />
      </Menu.Target>
      <Menu.Dropdown>
        {reportFormats.map((format) => {
          const Icon = icons[format];
          return (
            <Menu.Item key={format} leftSection={<Icon size={18} aria-hidden />} onClick={() => !making.isPending && making.mutate(format)}>
              {t[format]}
            </Menu.Item>
          );
        })}
        {also}
      </Menu.Dropdown>
    </Menu>
  );
}
