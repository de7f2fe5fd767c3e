import { lcReports, type Month } from '@faculty/contracts/centre/lc-reports';
import { type ReportFormat, reportFormats } from '@faculty/contracts/kit/reports';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconFileSpreadsheet, IconPrinter } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { useReturnFocus } from '../../../kit/notifications/use-return-focus.ts';
import { makeReport } from '../../../kit/reports/make-report.tsx';
import { lcReportPhrases } from './lc-report.phrases.ts';
import classes from './lc-reports.module.css';
import { choiceOf, MonthFields, monthChosen } from './month-fields.tsx';

/** A report's name, or `all`. */
interface Wish {
  which: string;
  extension: ReportFormat;
}

const icons = { xlsx: IconFileSpreadsheet, pdf: IconPrinter };

/** Six reports of one month, each as a workbook or to print, or all of them at once. */
export function LcReportsDialog({ month, onClose }: { month: Month; onClose(): void }) {
  useReturnFocus();
  const t = usePhrases(lcReportPhrases);
  const { language } = useLanguage();
  const [typed, setTyped] = useState(() => choiceOf(month));
  const chosen = monthChosen(typed);
  const making = useMutation({
    mutationFn: async ({ which, extension }: Wish) => {
      if (!('month' in chosen)) return;
      // several are saved one after another: a browser opens one window for a press
      for (const { name, route } of lcReports) {
        if (which === name || which === 'all')
          await makeReport(route, { params: { extension, ...chosen.month } }, extension === 'pdf' && which !== 'all');
      }
    },
  });
  const isMaking = (which: string, extension: ReportFormat) =>
    making.isPending && making.variables.which === which && making.variables.extension === extension;
  const offered = [...lcReports.map(({ name, title }) => ({ name, title: title[language] })), { name: 'all', title: t.all }];
  return (
    <Modal opened onClose={onClose} size="lg" title={<Text fw={600}>{t.title}</Text>} closeButtonProps={{ 'aria-label': t.close }}>
      <Stack>
        <Group align="flex-start" gap="sm">
          <MonthFields value={typed} onChange={setTyped} hasFocus />
        </Group>
        <ul className={classes.reports} aria-label={t.what}>
          {offered.map(({ name, title }) => (
            <li key={name}>
              <span className={classes.name}>{title}</span>
              <Group gap="xs" wrap="nowrap">
                {reportFormats.map((extension) => {
                  const Icon = icons[extension];
                  return (
                    <Button
                      key={extension}
                      variant="default"
                      size="sm"
                      leftSection={<Icon size={18} aria-hidden />}
                      aria-label={t.as(title, t[extension])}
                      disabled={!('month' in chosen) || (name === 'all' && making.isPending && !isMaking(name, extension))}
                      loading={isMaking(name, extension)}
                      onClick={() => making.mutate({ which: name, extension })}
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
