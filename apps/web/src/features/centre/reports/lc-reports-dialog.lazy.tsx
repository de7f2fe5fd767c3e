import { lcReports, type Month } from '@faculty/contracts/centre/lc-reports';
import { type ReportFormat, reportFormats } from '@faculty/contracts/kit/reports';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconFileSpreadsheet, IconPrinter } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { useReturnFocus } from '../../../kit/notifications/use-return-focus.ts';
import { makeReport } from '../../../kit/reports/make-report.ts';
import { lcReportPhrases } from './lc-report.phrases.ts';
import classes from './lc-reports.module.css';
import { choiceOf, MonthFields, monthChosen } from './month-fields.tsx';

const icons = { xlsx: IconFileSpreadsheet, pdf: IconPrinter };

/** Six reports of one month, each as a workbook or to print. */
export function LcReportsDialog({ month, onClose }: { month: Month; onClose(): void }) {
  useReturnFocus();
  const t = usePhrases(lcReportPhrases);
  const { language } = useLanguage();
  const [typed, setTyped] = useState(() => choiceOf(month));
  const chosen = monthChosen(typed);
  const making = useMutation({
    mutationFn: ({ at, extension }: { at: number; extension: ReportFormat }) => {
      const report = lcReports[at];
      if (!report || !('month' in chosen)) return Promise.resolve();
      return makeReport(report.route, { params: { extension, ...chosen.month } }, extension === 'pdf');
    },
  });
  const isMaking = (at: number, extension: ReportFormat) =>
    making.isPending && making.variables.at === at && making.variables.extension === extension;
  return (
    <Modal opened onClose={onClose} size="lg" title={<Text fw={700}>{t.title}</Text>} closeButtonProps={{ 'aria-label': t.close }}>
      <Stack>
        <Group align="flex-start" gap="sm">
          <MonthFields value={typed} onChange={setTyped} hasFocus />
        </Group>
        <ul className={classes.reports} aria-label={t.what}>
          {lcReports.map(({ name, title }, at) => (
            <li key={name}>
              <span className={classes.name}>{title[language]}</span>
              <Group gap="xs" wrap="nowrap">
                {reportFormats.map((extension) => {
                  const Icon = icons[extension];
                  return (
                    <Button
                      key={extension}
                      variant="default"
                      size="sm"
                      leftSection={<Icon size={18} aria-hidden />}
                      aria-label={t.as(title[language], t[extension])}
                      disabled={!('month' in chosen)}
                      loading={isMaking(at, extension)}
                      onClick={() => making.mutate({ at, extension })}
                    >
                      {t[extension]}
                    </Button>
                  );
                })}
              </Group>
            </li>
          ))}
        </ul>
      </Stack>
    </Modal>
  );
}
